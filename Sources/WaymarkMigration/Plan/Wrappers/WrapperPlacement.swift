// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The places where the wrappers are written that sites of a project need: each once for each
/// module, so that a file of several targets never sees two.
struct WrapperPlacement {
    /// The text that is added to the end of files that are there, by path.
    private(set) var additions: [String: Edit] = [:]
    /// Files that are new.
    private(set) var newFiles: [SourceText] = []
    /// The files that need a wrapper for which there is no place that all their targets see.
    private(set) var unserved: Set<String> = []

    /// The modules that have each wrapper afterwards.
    private var served: [Wrapper: Set<String>] = [:]
    private let project: ProjectSources
    private let targets: TargetMap

    /// - Parameters:
    ///   - needs: The wrappers that each file needs.
    ///   - project: The files, to know what is declared already.
    ///   - files: The files that may be changed.
    init(
        _ needs: [String: Set<Wrapper>], in project: ProjectSources, files: [ParsedFile],
        _ targets: TargetMap
    ) {
        self.project = project
        self.targets = targets
        guard !needs.isEmpty else { return }
        let hosts = WrapperHosts(for: needs.keys.sorted(), among: files, in: project, targets)
        var placed: [WrapperHost: [Wrapper]] = [:]
        for wrapper in Wrapper.allCases {
            let paths = needs.filter { $0.value.contains(wrapper) }.keys.sorted()
            for host in place(wrapper, for: paths, hosts) {
                placed[host, default: []].append(wrapper)
            }
        }
        for (host, wrappers) in placed.sorted(by: { $0.key.path < $1.key.path }) {
            write(wrappers, to: host, files)
        }
    }

    /// The number of files that wrappers are written into.
    var count: Int { additions.count + newFiles.count }

    /// The files that one wrapper is written into; notes for whom there is none.
    private mutating func place(
        _ wrapper: Wrapper, for paths: [String], _ hosts: WrapperHosts
    ) -> [WrapperHost] {
        var served = modules(of: project.files(declaring: wrapper.typeName))
        var missing = modules(of: paths).subtracting(served)
        var found: [WrapperHost] = []
        while !missing.isEmpty, let host = hosts.best(for: missing, besides: served) {
            found.append(host)
            served.formUnion(host.modules)
            missing.subtract(host.modules)
        }
        self.served[wrapper] = served
        unserved.formUnion(
            paths.filter { !targets.modules(of: $0).isDisjoint(with: missing) })
        return found
    }

    /// True if all modules of a file have a wrapper afterwards.
    func has(_ wrapper: Wrapper, for path: String) -> Bool {
        let all = served[wrapper] ?? modules(of: project.files(declaring: wrapper.typeName))
        return targets.modules(of: path).isSubset(of: all)
    }

    private func modules(of paths: [String]) -> Set<String> {
        paths.reduce(into: []) { $0.formUnion(targets.modules(of: $1)) }
    }

    private mutating func write(
        _ wrappers: [Wrapper], to host: WrapperHost, _ files: [ParsedFile]
    ) {
        if host.isNew {
            let folder = ProjectPath.folder(of: host.path)
            let beside = files.first { ProjectPath.folder(of: $0.source.path) == folder }
            let text = Wrapper.file(wrappers).indented(like: beside?.source)
            newFiles.append(SourceText(path: host.path, text))
        } else if let file = files.first(where: { $0.source.path == host.path })?.source {
            let text = wrappers.map(\.declaration).joined(separator: "\n").indented(like: file)
            let separator = file.bytes.last?.isLineEnd == true ? "\n" : "\n\n"
            additions[host.path] = .insert(
                (separator + text).replacing("\n", with: file.lineEnd(at: 0)),
                at: file.bytes.count)
        }
    }
}

extension String {
    /// The same lines, moved in by the steps that another file takes.
    fileprivate func indented(like file: SourceText?) -> String {
        guard let unit = file.map({ LayoutStyle(of: $0).unit }), unit != "    " else {
            return self
        }
        let lines: [Substring] = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let blanks = line.prefix { $0 == " " }.count
            return String(repeating: unit, count: blanks / 4) + line.dropFirst(blanks)
        }.joined(separator: "\n")
    }
}
#endif
