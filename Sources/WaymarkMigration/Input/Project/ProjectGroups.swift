// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Files by the outermost project around each, and the projects that have to do with each other.
struct ProjectGroups {
    /// The files of each project, by its folder.
    private(set) var files: [String: [String]] = [:]
    private let names: ProjectNames
    /// The folder whose folders stand for the projects of files that have none; `nil` when those
    /// go together, under no name.
    private let root: String?
    /// The names of the files that describe projects, in the folders that were looked at.
    private var contents: [String: [String]] = [:]
    private var outermost: [String: String] = [:]
    /// The project that one goes with.
    private var joined: [String: String] = [:]
    /// The projects that take packages from servers.
    private(set) var takingPackages: Set<String> = []

    init(_ files: [String], _ names: ProjectNames, below root: String? = nil) {
        self.names = names
        self.root = root
        for file in files {
            let folder = ProjectPath.folder(of: file)
            let project = outermost(around: folder)
            self.files[project.isEmpty ? placeOfNone(folder) : project, default: []]
                .append(file)
        }
    }

    /// The files of each group, in the order in which they came.
    var all: [[String]] {
        Dictionary(grouping: files.keys.sorted(), by: group).sorted { $0.key < $1.key }
            .map { group in group.value.flatMap { files[$0] ?? [] } }
    }

    /// The project that stands for all that go together with one.
    func group(of project: String) -> String {
        var root = project
        while let next = joined[root] { root = next }
        return root
    }

    mutating func join(_ one: String, _ other: String) {
        let (first, second) = (group(of: one), group(of: other))
        if first != second { joined[max(first, second)] = min(first, second) }
    }

    /// The projects in a folder or around it.
    func projects(at folder: String) -> [String] {
        files.keys.filter { project in
            !project.isEmpty
                && ((project + "/").hasPrefix(folder + "/")
                    || (folder + "/").hasPrefix(project + "/"))
        }
    }

    /// Joins projects that lie in one another, and all places of files that have none near them.
    mutating func joinNested() {
        var loose: [String] = []
        for project in files.keys.sorted() {
            let near = projects(at: project)
            for other in near { join(project, other) }
            if near.allSatisfy({ contents[$0, default: []].isEmpty }) { loose.append(project) }
        }
        for (place, next) in zip(loose, loose.dropFirst()) { join(place, next) }
    }

    /// Joins projects with those in whose folders their project files name something.
    mutating func joinMentioned() {
        let describing = contents.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        let named = describing.concurrentMap { [outermost] folder, names in
            ProjectMentions(of: outermost[folder] ?? "", by: names, in: folder)
        }
        for (own, named) in zip(describing.map { outermost[$0.key] ?? "" }, named) {
            if named.hasPackages { takingPackages.insert(own) }
            for project in named.places.flatMap(mentioned) { join(own, project) }
        }
    }

    /// The projects at a place that a project file names; the files of none where there is none.
    private func mentioned(at place: String) -> [String] {
        let found = projects(at: place)
        let isLoose = found.isEmpty && FileManager.default.fileExists(atPath: place)
        return isLoose && files[""] != nil ? [""] : found
    }

    // MARK: Places

    /// The outermost folder around another that has a project or a workspace; empty when there
    /// is none.
    private mutating func outermost(around folder: String) -> String {
        if folder.count < 2 { return "" }
        if let known = outermost[folder] { return known }
        let marks = names[folder].filter(ProjectNames.marksProject)
        contents[folder] = marks
        let outer = outermost(around: ProjectPath.folder(around: folder))
        let found = outer.isEmpty && !marks.isEmpty ? folder : outer
        outermost[folder] = found
        return found
    }

    /// The place of a file without a project: the outermost folder below the root.
    private func placeOfNone(_ folder: String) -> String {
        guard let root, folder.hasPrefix(root + "/") else { return root ?? "" }
        return root + "/" + folder.dropFirst(root.count + 1).prefix { $0 != "/" }
    }
}
#endif
