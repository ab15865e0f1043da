// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The contents of a folder, as the system lists them: one call for all, and none for each.
struct Folder {
    /// The kind of thing that a name stands for; links are not followed.
    enum Kind { case folder, file, link, other }

    struct Entry {
        let name: String
        let kind: Kind
    }

    /// The entries, in no order.
    let entries: [Entry]

    /// - Throws: `FileReadError` with the reason, when the folder cannot be read.
    init(at path: String) throws(FileReadError) {
        guard let folder = opendir(path) else {
            let reason = String(cString: strerror(errno))
            throw FileReadError(FileProblem(path: path, kind: .unreadable(reason)))
        }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let next = readdir(folder) {
            let name = withUnsafePointer(to: &next.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            if name == "." || name == ".." { continue }
            let kind = Self.kind(Int(next.pointee.d_type), of: path + "/" + name)
            entries.append(Entry(name: name, kind: kind))
        }
        self.entries = entries
    }

    /// True if a path is that of a folder; links are followed.
    static func isOne(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names in a folder, in no order; none where it cannot be read.
    static func names(in path: String) -> [String] {
        (try? Folder(at: path))?.entries.map(\.name) ?? []
    }

    /// Returns the kind of an entry; not every disk tells it with the name.
    private static func kind(_ type: Int, of path: String) -> Kind {
        switch type {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): kind(of: path)
        default: .other
        }
    }

    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        return switch status.st_mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFREG: .file
        case S_IFLNK: .link
        default: .other
        }
    }
}
#endif
