// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A git repository on this disk, asked by running `git`.
struct GitRepository: Hashable {
    /// The folder that it is checked out in.
    let root: String

    /// The innermost repository that a file or folder lies in; `nil` when there is none.
    init?(around path: String) {
        var folder = ProjectPath.absolute(path)
        while !FileManager.default.fileExists(atPath: folder + "/.git") {
            if folder.isEmpty { return nil }
            folder = ProjectPath.folder(around: folder)
        }
        root = folder.isEmpty ? "/" : folder
    }

    /// The files that differ from a revision or that git does not know yet, as paths of the
    /// disk.
    func changedFiles(since revision: String) throws(GitFailure) -> Set<String> {
        let hash = try commit(revision)
        return absolute(try git(["diff", "--name-only", "--no-renames", "-z", hash, "--"]))
            .union(absolute(try git(["ls-files", "--others", "--exclude-standard", "-z"])))
    }

    /// The name of a commit, by which nothing else can be meant.
    func commit(_ revision: String) throws(GitFailure) -> String {
        do throws(GitFailure) {
            return try git([
                "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}",
            ]).joined().trimmingCharacters(in: .whitespacesAndNewlines)
        } catch  where error.reason.isEmpty {
            throw GitFailure(
                reason: "git knows no such revision; name a commit, a branch or a tag")
        }
    }

    /// The files that git could bring back as they are now, as paths of the disk.
    func cleanFiles() throws(GitFailure) -> Set<String> {
        absolute(try git(["ls-files", "-z"]))
            .subtracting(
                absolute(try git(["diff", "--name-only", "--no-renames", "-z", "HEAD", "--"])))
    }

    private func absolute(_ names: [String]) -> Set<String> {
        Set(names.map { root + "/" + $0 })
    }

    /// The names of the variables that git sets for programs that its hooks run; they would be
    /// about another repository than this one.
    private static let namesOfHooks: Set = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]

    /// Runs git, and returns what it prints, cut where it writes a zero.
    private func git(_ arguments: [String]) throws(GitFailure) -> [String] {
        try output(of: arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Runs git, and returns what it prints.
    ///
    /// - Parameter input: A file that it reads as standard input.
    func output(of arguments: [String], input: URL? = nil) throws(GitFailure) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", root] + arguments
        process.environment = ProcessInfo.processInfo.environment.filter {
            !Self.namesOfHooks.contains($0.key)
        }
        let (output, complaint) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaint
        do {
            if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
            try process.run()
        } catch {
            throw GitFailure(reason: "\(error.localizedDescription)")
        }
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let said = complaint.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw GitFailure(
                reason: String(decoding: said, as: UTF8.self)
                    .trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return printed
    }
}

/// An error that says why git could not tell what it was asked.
public struct GitFailure: Error, Hashable, Sendable {
    /// The reason, as git or the system gave it.
    public let reason: String
}
#endif
