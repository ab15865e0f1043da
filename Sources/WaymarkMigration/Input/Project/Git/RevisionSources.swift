// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The Swift files below some paths, as they were in a revision of their git repositories.
struct RevisionSources {
    /// The files, named as those of the working copy are.
    private(set) var sources: [SourceText] = []
    /// The files that could not be had.
    private(set) var problems: [FileProblem] = []

    /// Asks git; the working copy is not touched.
    ///
    /// - Throws: `GitFailure` when a path is in no repository, or git does not know the revision.
    init(_ revision: String, below paths: [String]) throws(GitFailure) {
        for path in paths { try add(revision, path) }
    }

    private mutating func add(_ revision: String, _ path: String) throws(GitFailure) {
        let place = ProjectPath.resolved(path)
        guard let repository = GitRepository(around: place) else {
            throw GitFailure(reason: "'\(path)' is in no git repository")
        }
        let commit = try repository.commit(revision)
        let root = repository.root
        let folder = place == root ? "" : String(place.dropFirst(root.count + 1))
        let listed = try repository.output(
            of: ["ls-tree", "-r", "-z", "--full-tree", commit]
                + (folder.isEmpty ? [] : ["--", folder]))
        let files = listed.split(separator: 0).compactMap { Blob($0, below: folder, path) }
            .filter { SourceFinder.isSource($0.rest) }
        try read(files, from: repository)
    }

    /// A file of a tree, and the object that holds its bytes.
    private struct Blob {
        let object: Substring
        let path: String
        /// The path from the folder that a person named; the name of a file that was named.
        let rest: String

        /// Reads a line of `ls-tree`: mode, kind and object, then a tab and the path.
        init?(_ line: Data, below folder: String, _ path: String) {
            let text = String(decoding: line, as: UTF8.self)
            guard let tab = text.firstIndex(of: "\t") else { return nil }
            let facts = text[..<tab].split(separator: " ")
            guard facts.count == 3, facts[0].hasPrefix("100") else { return nil }
            let name = String(text[text.index(after: tab)...])
            object = facts[2]
            let isNamed = name == folder
            rest = isNamed ? name : String(name.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
            self.path = isNamed ? path : path == "." ? rest : "\(path)/\(rest)"
        }
    }

    private mutating func read(_ files: [Blob], from repository: GitRepository)
        throws(GitFailure)
    {
        let list = FileManager.default.temporaryDirectory
            .appendingPathComponent("waymark-\(UUID().uuidString).objects")
        defer { try? FileManager.default.removeItem(at: list) }
        do {
            try Data(files.map { $0.object + "\n" }.joined().utf8).write(to: list)
        } catch {
            throw GitFailure(reason: error.localizedDescription)
        }
        var rest = try repository.output(of: ["cat-file", "--batch"], input: list)[...]
        for file in files { add(file, Self.content(&rest)) }
    }

    private mutating func add(_ file: Blob, _ bytes: [UInt8]?) {
        guard let bytes else {
            return problems.append(FileProblem(path: file.path, kind: .vanished))
        }
        do throws(FileReadError) {
            sources.append(try SourceReader.text(bytes, path: file.path))
        } catch {
            problems.append(error.problem)
        }
    }

    /// Takes the next object off: a line that ends in its size, so many bytes, and a line end.
    private static func content(_ rest: inout Data.SubSequence) -> [UInt8]? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        rest = rest[(end + 1)...]
        guard words.count == 3, let size = Int(words[2]), rest.count > size else { return nil }
        let bytes = [UInt8](rest.prefix(size))
        rest = rest.dropFirst(size + 1)
        return bytes
    }
}
#endif
