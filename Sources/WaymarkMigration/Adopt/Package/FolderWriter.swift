// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Puts several files into a folder: all of them, or none.
struct FolderWriter {
    private let folder: String
    /// The place of the new files before they are moved, and then of those that they replace.
    private let aside: String

    init(_ folder: String) {
        self.folder = folder
        aside = folder + "/.adopt.waymark-\(getpid())"
    }

    /// Writes beside the files, then renames; what was done is undone when one step fails.
    ///
    /// - Throws: `AdoptError` with the reason that the system gave.
    func write(_ files: [AdoptedPackage.File]) throws(AdoptError) {
        AtomicReplacement.sweep(folder)
        defer { try? FileManager.default.removeItem(atPath: aside) }
        do {
            for file in files { try write(file.text, to: "\(aside)/new/\(file.path)") }
            try move(files.map(\.path))
        } catch {
            throw AdoptError(
                ProjectPath.fromHere(folder), .unwritable(error.localizedDescription))
        }
    }

    private func write(_ text: String, to path: String) throws {
        try ProjectPath.makeFolder(around: path)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    }

    private func move(_ paths: [String]) throws {
        var done: [String] = []
        do {
            for path in paths {
                let target = "\(folder)/\(path)"
                try ProjectPath.makeFolder(around: target)
                if FileManager.default.fileExists(atPath: target) {
                    try ProjectPath.makeFolder(around: "\(aside)/old/\(path)")
                    try FileManager.default.moveItem(atPath: target, toPath: "\(aside)/old/\(path)")
                }
                done.append(path)
                try FileManager.default.moveItem(atPath: "\(aside)/new/\(path)", toPath: target)
            }
        } catch {
            for path in done { restore(path) }
            throw error
        }
    }

    /// Brings back what was there before, or nothing.
    private func restore(_ path: String) {
        let (target, old) = ("\(folder)/\(path)", "\(aside)/old/\(path)")
        try? FileManager.default.removeItem(atPath: target)
        if FileManager.default.fileExists(atPath: old) {
            try? FileManager.default.moveItem(atPath: old, toPath: target)
        }
        rmdir(ProjectPath.folder(around: target))
    }
}
#endif
