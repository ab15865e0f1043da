// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The program `swift`, which is found where the shell finds it.
struct Toolchain: Sendable {
    /// The result of one run.
    struct Run: Sendable {
        let status: Int32
        /// All that was printed, errors included.
        let output: String
    }

    private static let oldest = Version(6, 1)

    /// - Throws: `AdoptError` when there is none, or an old one.
    init() throws(AdoptError) {
        let run = try run(["--version"])
        guard run.status == 0 else {
            throw AdoptError("swift", .noToolchain(Self.lastLine(of: run.output)))
        }
        if let version = Self.version(in: run.output), version < Self.oldest {
            throw AdoptError("swift", .oldToolchain("\(version)"))
        }
    }

    /// The version in what `swift --version` prints; `nil` where it prints none.
    static func version(in text: String) -> Version? {
        guard let start = text.firstRange(of: "Swift version ") else { return nil }
        return Version(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }

    /// Runs it to its end.
    ///
    /// - Throws: `AdoptError` when it cannot be started.
    func run(_ arguments: [String]) throws(AdoptError) -> Run {
        let file = NSTemporaryDirectory() + "waymark-\(UUID().uuidString).log"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        do {
            try Data().write(to: URL(fileURLWithPath: file))
            let output = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
            process.standardOutput = output
            process.standardError = output
            process.standardInput = FileHandle.nullDevice
            try process.run()
        } catch {
            throw AdoptError("swift", .noToolchain(error.localizedDescription))
        }
        process.waitUntilExit()
        let bytes = (try? RegularFile.bytes(at: file)) ?? []
        return Run(
            status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
    }

    static func lastLine(of text: String) -> String {
        text.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it says nothing"
    }
}
#endif
