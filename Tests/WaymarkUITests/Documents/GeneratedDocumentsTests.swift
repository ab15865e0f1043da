// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing

/// Documents that a script writes are committed as it writes them.
@Suite("Generated documents", .serialized) struct GeneratedDocumentsTests {
    @Test(
        "A generated document is as its script writes it",
        .enabled(if: Python.isThere, "python3 is not on the PATH"),
        arguments: ["Scripts/behaviour", "Scripts/support-table"])
    func generatedDocumentsAreFresh(script: String) throws {
        let (status, output) = try Python.run(script, "--check")
        #expect(status == 0, "\(output)now run \(script) and commit what it wrote")
    }
}

private enum Python {
    /// The package's folder, four above this file.
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let isThere: Bool = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/python3")
        }
    }()

    /// The script's exit status, and everything that it printed.
    static func run(_ script: String, _ argument: String) throws -> (Int32, String) {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", root.appending(path: script).path, argument]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
