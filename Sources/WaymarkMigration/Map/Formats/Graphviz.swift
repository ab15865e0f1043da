// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Graphviz, which draws pictures of graphs, where it is installed.
enum Graphviz {
    /// The picture of a graph.
    ///
    /// - Parameter folders: Where to look for `dot`, separated as in `PATH`.
    static func svg(
        of graph: String, folders: String? = ProcessInfo.processInfo.environment["PATH"]
    ) throws(GraphvizError) -> String {
        guard let program = program(in: folders ?? "") else { throw .notInstalled }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("waymark-\(UUID().uuidString).dot")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(graph.utf8).write(to: file)
            return try run(program, file)
        } catch let error as GraphvizError {
            throw error
        } catch {
            throw .failed(error.localizedDescription)
        }
    }

    private static func run(_ program: String, _ file: URL) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-Tsvg", file.path]
        process.standardOutput = output
        try process.run()
        let picture = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw GraphvizError.failed("it ended with \(process.terminationStatus)")
        }
        return String(decoding: picture, as: UTF8.self)
    }

    private static func program(in folders: String) -> String? {
        folders.split(separator: ":").map { $0 + "/dot" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// The reason why Graphviz could not draw.
public enum GraphvizError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no program `dot` in the folders of `PATH`.
    case notInstalled
    /// It did not end well, for this reason.
    case failed(String)

    /// One line that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .notInstalled:
            "an SVG picture is drawn by Graphviz, which is not installed; get it with 'apt install graphviz' or "
                + "'brew install graphviz', or ask for --format html, which needs nothing"
        case .failed(let why):
            "Graphviz could not draw the map (\(why)); try --format html, which needs nothing"
        }
    }
}
#endif
