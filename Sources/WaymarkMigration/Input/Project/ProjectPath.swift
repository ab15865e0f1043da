// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The names of files for other tools: git, code scanners, a list of known findings.
public enum ProjectPath {
    /// The path from the root of the git repository around the file, or else from the working
    /// folder; a file outside of both keeps its whole path. Links are followed.
    public static func name(of path: String) -> String {
        let file = resolved(path)
        let root = root(around: file)
        return file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    }

    /// The folder from which a file is named.
    static func root(around path: String) -> String {
        GitRepository(around: resolved(path))?.root
            ?? resolved(FileManager.default.currentDirectoryPath)
    }

    /// The whole path, without `.` and `..`; links are not followed.
    static func absolute(_ path: String) -> String {
        guard isPlain(path) else { return URL(fileURLWithPath: path).standardizedFileURL.path }
        return path.hasPrefix("/") ? path : workingFolder + "/" + path
    }

    /// True if each step of a path is the name of something: no `.`, `..`, `~` and nothing empty.
    /// Names that begin with a dot are not plain either.
    private static func isPlain(_ path: String) -> Bool {
        let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
        var path = path
        return path.withUTF8 { path in
            guard let first = path.first, first != dot, first != UInt8(ascii: "~") else {
                return false
            }
            var isAfterSlash = false
            for byte in path {
                if isAfterSlash, byte == dot || byte == slash { return false }
                isAfterSlash = byte == slash
            }
            return !isAfterSlash
        }
    }

    /// The whole path of the folder that a file lies in.
    static func folder(of file: String) -> String {
        folder(around: absolute(file))
    }

    /// The folder that a whole path lies in; empty for the root of the disk.
    static func folder(around path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Makes the folder that a whole path lies in, and those around it.
    static func makeFolder(around path: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder(around: path), withIntermediateDirectories: true)
    }

    /// The whole path of what a file calls by a path from its own folder.
    static func beside(_ file: String, _ path: String) -> String {
        path.hasPrefix("/") ? absolute(path) : absolute(folder(of: file) + "/" + path)
    }

    /// The path from the working folder, where the file lies in it; else the whole.
    static func fromHere(_ path: String) -> String {
        path.hasPrefix(workingFolder + "/")
            ? String(path.dropFirst(workingFolder.count + 1)) : path
    }

    private static let workingFolder =
        URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path

    /// Returns the path of a file on the disk once all links are followed, even when it is not
    /// there yet.
    public static func resolved(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        if FileManager.default.fileExists(atPath: path) {
            return url.resolvingSymlinksInPath().path
        }
        return url.deletingLastPathComponent().resolvingSymlinksInPath()
            .appendingPathComponent(url.lastPathComponent).path
    }
}
#endif
