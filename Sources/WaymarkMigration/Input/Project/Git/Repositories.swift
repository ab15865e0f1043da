// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Tells files of several repositories apart, which have nothing to do with each other.
enum Repositories {
    /// The parts of each repository that have nothing to do with each other, each with its files
    /// in the order in which they came.
    static func split(_ files: [String], _ names: ProjectNames) -> [ProjectPart] {
        var roots: [String: String] = [:]
        var groups: [String: [String]] = [:]
        for file in files {
            groups[root(of: ProjectPath.folder(of: file), &roots), default: []].append(file)
        }
        return groups.sorted { $0.key < $1.key }.concurrentMapOfUnlikes(size: \.value.count) {
            ProjectPart.split($0.value, below: $0.key.isEmpty ? nil : $0.key, names)
        }.flatMap(\.self)
    }

    /// The outermost folder with a repository, so that submodules belong to what uses them;
    /// empty when there is none.
    private static func root(of folder: String, _ known: inout [String: String]) -> String {
        if folder.count < 2 { return "" }
        if let root = known[folder] { return root }
        let outer = root(of: ProjectPath.folder(around: folder), &known)
        let isRoot = outer.isEmpty && FileManager.default.fileExists(atPath: folder + "/.git")
        known[folder] = isRoot ? folder : outer
        return isRoot ? folder : outer
    }
}
#endif
