// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Files of a repository that are looked at as one: its projects that have to do with each other.
struct ProjectPart: Sendable {
    let files: [String]
    let targets: TargetMap

    /// The parts of a repository, each with its files in the order in which they came. Projects
    /// go together where one lies in another, names or compiles something of it, or imports its
    /// module.
    ///
    /// - Parameter root: The folder of the repository; `nil` for files in none, which only names
    ///   put together.
    static func split(
        _ files: [String], below root: String?, _ names: ProjectNames
    ) -> [ProjectPart] {
        let targets = TargetMap(for: files, names)
        var groups = ProjectGroups(files, names, below: root)
        if groups.files.count < 2 { return [ProjectPart(files: files, targets: targets)] }
        groups.joinMentioned()
        if root != nil {
            groups.joinNested()
            groups.joinCompiled(by: targets)
            groups.joinImported(among: targets)
        }
        return groups.all.map {
            ProjectPart(files: $0, targets: targets.narrowed(to: $0))
        }
    }
}

extension ProjectGroups {
    /// Joins projects with those whose files their targets compile.
    fileprivate mutating func joinCompiled(by targets: TargetMap) {
        for target in targets.all where !target.project.isEmpty {
            guard let own = project(around: target.project) else { continue }
            let others = target.files.compactMap(project) + target.folders.flatMap(projects)
            for other in Set(others) where other != own { join(own, other) }
        }
    }

    /// The project of a file, or of one that describes it.
    private func project(around path: String) -> String? {
        var folder = ProjectPath.folder(around: path)
        while !folder.isEmpty {
            if files[folder] != nil { return folder }
            folder = ProjectPath.folder(around: folder)
        }
        return nil
    }

    /// Joins projects with the nearest that have the modules which they import, where those are
    /// not their own, and come from no server.
    fileprivate mutating func joinImported(among targets: TargetMap) {
        let projects = files.sorted { $0.key < $1.key }
        let served = Set(takingPackages.map(group))
        let asking = Set(projects.map(\.key).filter { !served.contains(group(of: $0)) })
        if Set(projects.map { group(of: $0.key) }).count < 2 || asking.isEmpty { return }
        let modules = projects.concurrentMap {
            ProjectModules(of: $0.value, targets, readsImports: asking.contains($0.key))
        }
        var owners: [String: [String]] = [:]
        for (project, modules) in zip(projects, modules) {
            for name in modules.own { owners[name, default: []].append(project.key) }
        }
        let found = zip(projects, modules).flatMap { project, modules in
            modules.imported.compactMap { name in
                nearest(to: project.key, among: owners[name] ?? []).map { (project.key, $0) }
            }
        }
        for (project, other) in found { join(project, other) }
    }

    /// The project among some that lies nearest to one; `nil` where that is not one, or it goes
    /// with one of them already.
    private func nearest(to project: String, among others: [String]) -> String? {
        let own = group(of: project)
        if others.contains(where: { group(of: $0) == own }) { return nil }
        let steps = others.map { project.commonSteps(with: $0) }
        let near = zip(others, steps).filter { $0.1 == steps.max() }.map(\.0)
        return Set(near.map(group)).count == 1 ? near.first : nil
    }
}

/// The modules of a project, and those that its files import.
private struct ProjectModules: Sendable {
    let own: Set<String>
    let imported: Set<String>

    init(of files: [String], _ targets: TargetMap, readsImports: Bool) {
        own = targets.narrowed(to: files).importedNames(of: files)
        imported = (readsImports ? files : []).reduce(into: []) { names, file in
            let bytes = try? RegularFile.bytes(at: file, mostBytes: SourceReader.mostBytes)
            names.formUnion(bytes.map(ImportScan.modules) ?? [])
        }
    }
}

extension String {
    /// The number of folders from the root of the disk on that two paths have in common.
    fileprivate func commonSteps(with other: String) -> Int {
        zip(split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
#endif
