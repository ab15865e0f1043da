// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// What is read of folders, once for each list of them.
final class FolderCache<Content: Sendable>: @unchecked Sendable {  // guarded by its lock
    private let lock = NSLock()
    private var known: [[ResourceFolder]: Content] = [:]
    private let read: @Sendable ([ResourceFolder]) -> Content

    init(_ read: @escaping @Sendable ([ResourceFolder]) -> Content) { self.read = read }

    /// The content of these folders; it is read when it is first asked for.
    subscript(_ folders: [ResourceFolder]) -> Content {
        lock.withLock {
            if let content = known[folders] { return content }
            let content = read(folders)
            known[folders] = content
            return content
        }
    }
}

extension URL {
    /// What lies in this folder, by name; nothing where it cannot be read.
    var sortedContents: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { appendingPathComponent($0) }
    }
}
