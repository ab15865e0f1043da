// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Tells files of several repositories apart, which have nothing to do with each other.
enum Repositories {
    /// The files of each repository, in the order in which they came; those outside of all by
    /// the projects that they belong to.
    static func split(_ files: [String], _ names: ProjectNames) -> [[String]] {
        var roots: [String: String] = [:]
        var groups: [String: [String]] = [:]
        for file in files {
            groups[root(of: ProjectPath.folder(of: file), &roots), default: []].append(file)
        }
        let loose = LooseProjects.split(groups.removeValue(forKey: "") ?? [], names)
        return loose.filter { !$0.isEmpty } + groups.sorted { $0.key < $1.key }.map(\.value)
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
