// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The files around those that a person names: a part of a project is understood by the whole.
struct WholeProject {
    /// The files of the projects around, besides those that were named.
    let others: [String]
    /// The files that were named, as paths of the disk with links followed, where there are
    /// others.
    let named: Set<String>

    /// The files that a path is part of.
    private enum Surroundings: Hashable {
        /// All that lies below a folder.
        case project(String)
        /// The files in a folder beside one of which no more is known.
        case neighbours(in: String)
    }

    /// Looks for the projects around paths: a folder with projects in it is whole, all else is
    /// part of its repository, or of the nearest folder around it that has a project. A file
    /// without any of these belongs to those beside it.
    init(around paths: [String], _ found: SourceFinder) {
        let around = Set(paths.compactMap { Self.surroundings(of: $0, found) })
        let named = around.isEmpty ? [] : Set(found.files.map(ProjectPath.resolved))
        self.named = named
        others = Set(around.flatMap(Self.files)).sorted()
            .filter { !named.contains(ProjectPath.resolved($0)) }
    }

    private static func files(in surroundings: Surroundings) -> [String] {
        switch surroundings {
        case .project(let root): SourceFinder([root]).files
        case .neighbours(let folder):
            Folder.names(in: folder).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
        }
    }

    private static func surroundings(of path: String, _ found: SourceFinder) -> Surroundings? {
        let place = ProjectPath.resolved(path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        if exists, isFolder.boolValue, hasProject(place, found) { return nil }
        if let repository = GitRepository(around: place) {
            return repository.root == place ? nil : .project(repository.root)
        }
        var folder = ProjectPath.folder(around: place)
        while folder.count > 1 {
            if isProject(folder, found) { return .project(folder) }
            folder = ProjectPath.folder(around: folder)
        }
        return exists && !isFolder.boolValue
            ? .neighbours(in: ProjectPath.folder(around: place)) : nil
    }

    /// True if there is a project in a folder, or between it and a file in it that was found.
    private static func hasProject(_ root: String, _ found: SourceFinder) -> Bool {
        var seen: Set<String> = [root]
        if isProject(root, found) { return true }
        for file in found.files.lazy.map(ProjectPath.absolute) where file.hasPrefix(root + "/") {
            var folder = ProjectPath.folder(around: file)
            while folder.count > root.count, seen.insert(folder).inserted {
                if isProject(folder, found) { return true }
                folder = ProjectPath.folder(around: folder)
            }
        }
        return false
    }

    private static func isProject(_ folder: String, _ found: SourceFinder) -> Bool {
        found.projectNames[folder].contains(where: ProjectNames.marksProject)
    }
}
#endif
