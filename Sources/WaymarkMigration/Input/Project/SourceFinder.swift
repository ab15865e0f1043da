// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Finds the Swift files below the paths that a person names.
public struct SourceFinder: Sendable {
    /// Folders that hold what others wrote or what tools made.
    static let skipped: Set<String> = [
        ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "checkouts",
        "node_modules",
    ]
    /// The endings of the names of folders that hold images, texts and projects, and nothing to
    /// compile.
    private static let withoutSources = [
        ".lproj", ".xcassets", ".xcdatamodeld", ".xcodeproj", ".xcworkspace",
    ]

    /// The files, in the order of their paths.
    public private(set) var files: [String] = []
    /// The files and folders that could not be looked at, and why.
    public private(set) var problems: [FileProblem] = []
    /// The names of the files that describe projects, in the folders that were looked into.
    private(set) var projectNames = ProjectNames()

    /// Looks below the paths; a file that is named itself is taken whatever folder it is in.
    public init(_ paths: [String]) {
        for path in paths { look(at: path) }
        files = Array(Set(files)).sorted()
    }

    /// True if a file of a folder would be looked at, by its path from there.
    static func isSource(_ path: String) -> Bool {
        let folders = path.split(separator: "/").dropLast()
        return path.hasSuffix(".swift")
            && !folders.contains { folder in
                skipped.contains(String(folder)) || withoutSources.contains(where: folder.hasSuffix)
            }
    }

    private mutating func look(at path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            problems.append(FileProblem(path: path, kind: .missing))
            return
        }
        if isFolder.boolValue {
            lookInside(path, of: ProjectPath.resolved(path))
        } else {
            files.append(path)
        }
    }

    /// Looks into all folders of one depth at a time, on all processors: much of it is waiting
    /// for the disk.
    ///
    /// - Parameter root: Where the folder lies that a person named.
    private mutating func lookInside(_ folder: String, of root: String) {
        var links: [String] = []
        var unreadable: [FileProblem] = []
        var folders = [folder]
        while !folders.isEmpty {
            let found = folders.concurrentMap(Listing.init)
            for (folder, listing) in zip(folders, found) where listing.problem == nil {
                projectNames.add(listing.projectNames, in: folder)
            }
            folders = found.flatMap(\.folders)
            files += found.flatMap(\.files)
            links += found.flatMap(\.links)
            unreadable += found.compactMap(\.problem)
        }
        problems += unreadable.sorted { $0.path < $1.path }
        for link in links.sorted() { note(link: link, in: root) }
    }

    /// The contents of one folder, as far as they are to be looked at.
    private struct Listing {
        private(set) var folders: [String] = []
        private(set) var files: [String] = []
        private(set) var links: [String] = []
        private(set) var projectNames: [String] = []
        private(set) var problem: FileProblem?

        init(_ folder: String) {
            do {
                for entry in try Folder(at: folder).entries
                where !SourceFinder.skipped.contains(entry.name) {
                    if ProjectNames.isOne(entry.name) { projectNames.append(entry.name) }
                    add(entry, at: folder == "." ? entry.name : folder + "/" + entry.name)
                }
            } catch {
                problem = error.problem
            }
        }

        private mutating func add(_ entry: Folder.Entry, at path: String) {
            switch entry.kind {
            case .folder where SourceFinder.withoutSources.contains(where: entry.name.hasSuffix):
                break
            case .folder: folders.append(path)
            case .file where entry.name.hasSuffix(".swift"): files.append(path)
            case .link: links.append(path)
            case .file, .other: break
            }
        }
    }

    /// A link is not followed: what it leads to is found where it lies, or is none of this
    /// folder's.
    private mutating func note(link: String, in root: String) {
        var isFolder: ObjCBool = false
        let target = ProjectPath.resolved(link)
        guard FileManager.default.fileExists(atPath: link, isDirectory: &isFolder) else {
            return noteDangling(link)
        }
        guard isFolder.boolValue || target.hasSuffix(".swift"),
            !(root + "/").hasPrefix(target + "/"),
            !target.hasPrefix(root + "/")
        else { return }
        problems.append(FileProblem(path: link, kind: .linkOutside(target)))
    }

    private mutating func noteDangling(_ link: String) {
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        guard let target, link.hasSuffix(".swift") || target.hasSuffix(".swift") else { return }
        problems.append(FileProblem(path: link, kind: .linkToNothing(target)))
    }
}
#endif
