// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import WaymarkMigration

/// Writes what goes to people and what goes to other programs.
enum Output {
    /// The folder that paths begin in, as a path of the disk.
    static var workingFolder: String {
        ProjectPath.resolved(FileManager.default.currentDirectoryPath)
    }

    /// Writes the result of the command.
    static func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes the result of the command, byte for byte.
    static func write(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }

    /// Writes the result of the command to a file.
    static func write(_ data: Data, to path: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        {
            throw InputError(
                description: "\(path): is a folder; name a file", status: .unwritable)
        }
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw InputError(
                description: "\(path): cannot be written (\(error.localizedDescription))",
                status: .unwritable)
        }
    }

    /// Tells people what they should know besides.
    static func complain(_ text: String, terminator: String = "\n") {
        FileHandle.standardError.write(Data((text + terminator).utf8))
    }

    /// Tells people what could not be done with some files.
    static func complain(_ problems: [FileProblem]) {
        for problem in problems { complain("waymark: \(problem)") }
    }

    /// A line that tells how far the run is; `nil` when no terminal shows it.
    static func progress() -> ProgressLine? {
        let kind = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
        guard isatty(STDERR_FILENO) == 1, kind != "dumb" else { return nil }
        return ProgressLine(
            now: { ProcessInfo.processInfo.systemUptime },
            write: { complain($0, terminator: "") })
    }

    /// The source that another program hands over.
    static func standardInput() throws -> SourceText {
        let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
        do throws(FileReadError) {
            return try SourceReader.text(bytes, path: "<standard input>")
        } catch {
            throw InputError(error.problem)
        }
    }
}
#endif
