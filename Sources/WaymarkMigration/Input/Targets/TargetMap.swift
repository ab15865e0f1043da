// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The systems that each file runs on, from the project files around it.
struct TargetMap: Sendable {
    private let folders: [String: ProjectFiles]
    private let built: [BuildTarget]
    private let described: [BuildTarget]

    /// Looks for projects and manifests in the folders of these files and in those above them.
    init(for files: [String], _ names: ProjectNames = ProjectNames()) {
        self.init(
            Self.folders(around: files).concurrentMap {
                ($0, ProjectFiles(in: $0, names[$0]))
            })
    }

    /// - Parameter found: The folders, in the order of their paths, and what they say.
    private init(_ found: [(String, ProjectFiles)]) {
        built = found.flatMap(\.1.built)
        described = found.flatMap(\.1.described)
        folders = Dictionary(uniqueKeysWithValues: found)
    }

    /// Nothing is known of any file.
    init() { self.init(for: []) }

    /// Knows as much as is said in the folders of some of the files and in those above them.
    func narrowed(to files: [String]) -> TargetMap {
        TargetMap(
            Self.folders(around: files).compactMap { folder in
                folders[folder].map { (folder, $0) }
            })
    }

    /// All targets.
    var all: [BuildTarget] { built + described }

    /// Project files that could not be read, and those that compute for which systems these
    /// files are.
    ///
    /// - Parameters:
    ///   - unknown: Files of which it would matter what they run on, and is not known.
    ///   - floorIsSaid: Whether a person said what they run on.
    func problems(for unknown: [String], floorIsSaid: Bool) -> [FileProblem] {
        let around = Set(unknown.flatMap { Self.ancestors(of: Self.absolute($0)) })
        return folders.sorted { $0.key < $1.key }.flatMap { folder, project in
            project.unreadable.map {
                problem($0, .unreadableProject(floorIsSaid: floorIsSaid))
            }
                + (around.contains(folder) ? project.computed : []).map {
                    problem($0, .computedSystems)
                }
        }
    }

    private func problem(_ path: String, _ kind: FileProblem.Kind) -> FileProblem {
        FileProblem(path: ProjectPath.fromHere(path), kind: kind)
    }

    /// The targets that a file belongs to, as one: what runs on all of them.
    func target(of file: String) -> BuildTarget? {
        let path = Self.absolute(file)
        let above = Self.ancestors(of: path).compactMap { folders[$0] }
        let target =
            merged(built, path) ?? merged(described, path)
            ?? above.firstValue(\.floor).map { BuildTarget(name: "", floor: $0) }
            ?? above.firstValue(\.oldest)
        guard target?.floor.isUnknown ?? true, let hint = above.firstValue(\.hint)
        else { return target }
        return BuildTarget(
            name: target?.name ?? "", floor: hint,
            isForPhonesOnly: target?.isForPhonesOnly ?? false)
    }

    /// The folder of the project that a file belongs to; empty when it belongs to none.
    func project(of file: String) -> String {
        Self.ancestors(of: Self.absolute(file)).first { folders[$0]?.isProject ?? false } ?? ""
    }

    /// The targets of Xcode's projects that compile a file.
    func targets(of file: String) -> Set<String> {
        let path = Self.absolute(file)
        return Set(built.filter { $0.contains(path) }.map(\.name))
    }

    /// The names of all targets.
    var targetNames: Set<String> { Set(all.map(\.name)) }

    /// The names of the targets that compile a file.
    func targetNames(of file: String) -> Set<String> { Set(owners(of: file).map(\.name)) }

    /// The modules that compile a file, each by a name that no other module has; never empty.
    func modules(of file: String) -> Set<String> {
        let owners = owners(of: file)
        return owners.isEmpty ? [unlistedModule(of: file)] : Set(owners.map(\.module))
    }

    /// The modules that would compile a new file in the folder of this one.
    func modulesOfNewFile(beside file: String) -> Set<String> {
        let owners = owners(of: file)
        guard !owners.isEmpty else { return [unlistedModule(of: file)] }
        let path = Self.absolute(file)
        return Set(all.filter { $0.takesNewFiles(beside: path) }.map(\.module))
    }

    /// The targets that compile a file: those of Xcode's projects, else those that one is
    /// generated from.
    func owners(of file: String) -> [BuildTarget] {
        let path = Self.absolute(file)
        let owners = built.filter { $0.contains(path) }
        return owners.isEmpty ? described.filter { $0.contains(path) } : owners
    }

    /// The module of a file that no project lists: its folder among a package's sources.
    func unlistedModule(of file: String) -> String {
        let project = project(of: file)
        let parts = Self.absolute(file).dropFirst(project.count).split(separator: "/")
        guard let sources = parts.firstIndex(of: "Sources"), sources + 2 < parts.count else {
            return project
        }
        return project + " " + parts[sources + 1]
    }

    /// Returns what holds for all targets with the file; nothing is known when one of them is
    /// unknown.
    private func merged(_ targets: [BuildTarget], _ path: String) -> BuildTarget? {
        let found = targets.filter { $0.contains(path) }
        guard let first = found.first else { return nil }
        if let unknown = found.first(where: \.floor.isUnknown) { return unknown }
        return found.dropFirst().reduce(first) { $0.merging($1) }
    }

    private static func folders(around files: [String]) -> [String] {
        var seen: Set<String> = []
        for file in files {
            var folder = ProjectPath.folder(of: file)
            while !folder.isEmpty, seen.insert(folder).inserted {
                folder = ProjectPath.folder(around: folder)
            }
        }
        return seen.sorted()
    }

    private static func absolute(_ path: String) -> String { ProjectPath.absolute(path) }

    /// The folders that a path is in, the nearest first, without the root of the disk.
    private static func ancestors(of path: String) -> [String] {
        var path = path
        return path.withUTF8 { path in
            path.indices.reversed().filter { $0 > 0 && path[$0] == UInt8(ascii: "/") }
                .map { String(decoding: path[..<$0], as: UTF8.self) }
        }
    }
}
#endif
