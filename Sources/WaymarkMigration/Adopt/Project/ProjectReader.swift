// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Chooses from all that lies in a folder what becomes a package.
struct ProjectReader {
    let folder: String
    let contents: ProjectContents
    let candidates: [Candidate]
    private let projects: [String: XcodeProject]

    /// - Throws: `AdoptError` when there is no Swift, or a project cannot be read.
    init(_ folder: String) throws(AdoptError) {
        guard Folder.isOne(folder) else { throw AdoptError(folder, .noFolder) }
        let root = ProjectPath.resolved(folder)
        self.folder = root
        contents = ProjectContents(of: root)
        let found = SourceFinder([root])
        guard !found.files.isEmpty else { throw AdoptError(folder, .noSource) }
        let map = TargetMap(for: found.files, found.projectNames)
        if let path = map.problems(for: [], floorIsSaid: true).map(\.path).first(where: {
            ProjectPath.absolute($0).hasPrefix(root + "/")
        }) {
            throw AdoptError(path, .damaged)
        }
        let targets = map.all.filter { ($0.project + "/").hasPrefix(root + "/") }
        let paths = Set(targets.map(\.project)).filter { $0.hasSuffix(".xcodeproj") }
        let projects = Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                XcodeProject(at: path).map { (path, $0) }
            })
        self.projects = projects
        let read = targets.map { Candidate($0, projects[$0.project], among: found.files) }
        candidates = read.isEmpty ? [Self.whole(root, found.files)] : read
    }

    /// The one target of a folder without a project: all but tests.
    private static func whole(_ root: String, _ files: [String]) -> Candidate {
        let name = root.split(separator: "/").last.map(String.init) ?? "App"
        let tests = files.map { $0.dropFirst(root.count + 1).split(separator: "/").dropLast() }
            .compactMap { steps in steps.firstIndex { $0.hasSuffix("Tests") }.map { steps[...$0] } }
            .map { root + "/" + $0.joined(separator: "/") }
        let target = BuildTarget(
            name: name, in: root, floor: DeploymentTargets(), folders: [root],
            excluded: Set(tests))
        return Candidate(target, nil, among: files)
    }

    /// The project of a target, where it is one of Xcode's.
    func project(of candidate: Candidate) -> XcodeProject? { projects[candidate.target.project] }

    /// The target that is the app: the one of this name, else the largest of the outermost project.
    func app(named name: String?) throws(AdoptError) -> Candidate {
        if let name {
            let found = candidates.first { $0.target.name == name }
            let known = Set(candidates.map(\.target.name)).sorted()
            guard let found else { throw AdoptError(folder, .noTarget(name, known: known)) }
            return found
        }
        let apps = candidates.filter { $0.isApp && !$0.sources.isEmpty }
        let usable = candidates.filter { !$0.isTest && !$0.sources.isEmpty }
        let outermost = try outermost(of: apps.isEmpty ? usable : apps)
        let best = outermost.max { Self.rank($0) < Self.rank($1) }
        if let best { return best }
        throw candidates.first.map(nothing) ?? AdoptError(folder, .noSource)
    }

    /// The error about a target of which no file can be compiled.
    func nothing(of candidate: Candidate) -> AdoptError {
        let name = candidate.target.name
        if let first = candidate.missing.first {
            return AdoptError(folder, .noFiles(target: name, first: relative(first)))
        }
        let isOutside = !candidate.sources.isEmpty
        return AdoptError(folder, isOutside ? .outside(target: name) : .noSwift(target: name))
    }

    /// The targets of the project that no other is around.
    private func outermost(of targets: [Candidate]) throws(AdoptError) -> [Candidate] {
        func depth(_ candidate: Candidate) -> Int {
            candidate.target.project.split(separator: "/").count
        }
        let least = targets.map(depth).min()
        let found = targets.filter { depth($0) == least }
        let projects = Set(found.map(\.target.project))
        guard projects.count > 1 else { return found }
        throw AdoptError(
            folder, .severalProjects(projects.map { relative($0) }.sorted()))
    }

    /// Phones come before other systems, and then counts what there is.
    private static func rank(_ candidate: Candidate) -> (Int, Int, String) {
        (
            candidate.target.floor[.iOS] == nil ? 0 : 1, candidate.sources.count,
            candidate.target.name
        )
    }

    /// The modules that a target needs, those first that need no other.
    func libraries(for app: Candidate) -> [Candidate] {
        var found: [Candidate] = []
        var seen: Set = [app.target.name.moduleName]
        let candidates = candidates.sorted { Self.rank($0) > Self.rank($1) }
        func visit(_ candidate: Candidate) {
            let imports = candidate.imports
            for next in candidates where !next.isTest && !next.sources.isEmpty {
                let name = next.target.importedNames.intersection(imports).min()
                guard let name, seen.insert(name).inserted else { continue }
                visit(next)
                found.append(next)
            }
        }
        visit(app)
        return found
    }

    /// A path from the folder of the package.
    func relative(_ path: String) -> String {
        let path = ProjectPath.absolute(path)
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
#endif
