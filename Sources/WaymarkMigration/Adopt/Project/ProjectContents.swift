// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// All files of a folder and of those in it, by their paths from there. What tools made
/// counts as one file, and so does what is one thing to its users.
struct ProjectContents: Sendable {
    /// The files in order.
    private(set) var files: [String] = []
    /// The files and folders that could not be looked at.
    private(set) var problems: [FileProblem] = []

    private static let bundles = [
        ".app", ".bundle", ".docc", ".framework", ".icon", ".lproj", ".mlpackage", ".playground",
        ".scnassets", ".xcassets", ".xcdatamodeld", ".xcframework", ".xcodeproj", ".xcstickers",
        ".xcworkspace",
    ]

    init(of folder: String) {
        look(into: "", of: folder)
        files.sort()
    }

    private mutating func look(into place: String, of root: String) {
        let folder: Folder
        do throws(FileReadError) { folder = try Folder(at: root + "/" + place) } catch {
            return problems.append(error.problem)
        }
        for entry in folder.entries where !entry.name.hasPrefix(".") {
            let path = place.isEmpty ? entry.name : place + "/" + entry.name
            switch entry.kind {
            case .folder where !isOneThing(path, entry.name): look(into: path, of: root)
            case .folder, .file: files.append(path)
            case .link, .other: break
            }
        }
    }

    private func isOneThing(_ path: String, _ name: String) -> Bool {
        Self.isBundle(path) || SourceFinder.skipped.contains(name)
    }

    /// True if a folder is one thing to those who use it, as a catalogue of pictures is.
    static func isBundle(_ path: String) -> Bool { bundles.contains(where: path.hasSuffix) }

    /// The outermost bundle that a path leads into, or the path itself.
    static func unit(of path: String) -> String {
        var steps: [Substring] = []
        for step in path.split(separator: "/") {
            steps.append(step)
            if isBundle(String(step)) { break }
        }
        return steps.joined(separator: "/")
    }
}
#endif
