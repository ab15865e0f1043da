// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Makes targets of a package from those of a project, and notes what it leaves out.
struct TargetBuilder {
    private let reader: ProjectReader
    /// The modules that are adopted, by the names under which others import them.
    private var modules: [String: String] = [:]
    /// The modules that the adopted targets import.
    private let imported: Set<String>
    /// The files that a target has; a package compiles each once.
    private var taken: Set<String> = []
    private(set) var notes: [String] = []

    init(_ reader: ProjectReader, of candidates: [Candidate]) {
        self.reader = reader
        imported = candidates.reduce(into: []) { $0.formUnion($1.imports) }
        for candidate in candidates {
            for name in candidate.target.importedNames { modules[name] = module(candidate) }
        }
    }

    /// The name by which others import it, where they do.
    private func module(_ candidate: Candidate) -> String {
        let names = candidate.target.importedNames.intersection(imported)
        return (names.min() ?? candidate.target.name).freeModuleName
    }

    mutating func build(_ candidate: Candidate) -> AdoptedTarget {
        let name = candidate.target.name
        let own = module(candidate)
        note(candidate)
        let sources = sources(of: candidate)
        let resources = resources(of: candidate)
        let used = candidate.imports.compactMap { modules[$0] }
        return AdoptedTarget(
            name: name, module: own, sources: sources, resources: resources,
            settings: candidate.details.map { AdoptedSettings($0.settings) } ?? AdoptedSettings(),
            entry: candidate.entry, libraries: Set(used).subtracting([own]).sorted(),
            products: candidate.details?.products ?? [],
            urlSchemes: candidate.details?.urlSchemes ?? [])
    }

    private mutating func sources(of candidate: Candidate) -> [String] {
        let all = candidate.sources.map(reader.relative)
        let inside = all.filter { !$0.hasPrefix("/") }
        if let first = all.first(where: { $0.hasPrefix("/") }), !inside.isEmpty {
            notes.append(
                "outside of this folder lie of '\(candidate.target.name)' "
                    + "\((all.count - inside.count).counted("file")), first of all '\(first)'; name "
                    + "the folder around both")
        }
        let free = inside.filter { taken.insert($0).inserted }
        return free.sorted()
    }

    /// Its resources, of which no two may have the same name.
    private mutating func resources(of candidate: Candidate) -> [String] {
        let target = candidate.target
        let listed = (candidate.details?.resources ?? []).map(reader.relative)
            .map(ProjectContents.unit).filter(ResourceRule.takes)
        let known = Set(reader.contents.files)
        let found = reader.contents.files.filter {
            ResourceRule.isPlain($0) && target.contains(reader.folder + "/" + $0)
        }
        var names: Set<String> = []
        return Set(listed.filter(known.contains) + found).sorted().filter { path in
            if path.hasSuffix(".lproj"), !holdsTexts(path) { return false }
            guard taken.insert(path).inserted else { return false }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if names.insert(name).inserted { return true }
            notes.append(
                "'\(path)' is left out: '\(target.name)' has another resource of that name")
            return false
        }
    }

    private func holdsTexts(_ folder: String) -> Bool {
        Folder.names(in: reader.folder + "/" + folder).contains {
            $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict")
        }
    }

    private mutating func note(_ candidate: Candidate) {
        let name = candidate.target.name
        if let first = candidate.missing.first {
            notes.append(
                "of '\(name)' \(candidate.missing.count.counted("file")) cannot be found, first of "
                    + "all '\(reader.relative(first))'; the package is made without")
        }
        if !candidate.foreign.isEmpty {
            notes.append(
                "of '\(name)' \(candidate.foreign.count.counted("file")) of Objective-C or C stay out; "
                    + "what they declare counts as missing")
        }
    }
}

extension Int {
    /// The number of things of a name, as "1 file" or "2 files".
    func counted(_ name: String) -> String { self == 1 ? "1 \(name)" : "\(self) \(name)s" }
}
#endif
