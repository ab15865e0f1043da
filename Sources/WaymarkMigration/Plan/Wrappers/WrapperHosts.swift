// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import SwiftSyntax

/// A file that wrappers can be written into.
struct WrapperHost: Hashable {
    let path: String
    let isNew: Bool
    /// The modules that compile it.
    let modules: Set<String>
}

/// The files of a project that wrappers can be written into.
struct WrapperHosts {
    private let near: [WrapperHost]
    private let others: [String]
    private let targets: TargetMap

    /// - Parameters:
    ///   - paths: The files that need wrappers.
    ///   - files: The files that may be changed.
    init(
        for paths: [String], among files: [ParsedFile], in project: ProjectSources,
        _ targets: TargetMap
    ) {
        let open = Set(files.filter(\.takesDeclarations).map(\.source.path))
        let earlier = Set(Wrapper.allCases.flatMap { project.files(declaring: $0.typeName) })
        let neighbours = project.takesNewFiles ? paths : []
        near =
            earlier.intersection(open).sorted().map { Self.host($0, targets) }
            + neighbours.map { Self.newHost(beside: $0, project, targets) }
            + paths.filter(open.contains).map { Self.host($0, targets) }
        others = open.sorted()
        self.targets = targets
    }

    /// The file that is part of most of the modules that miss a wrapper, and of none that has
    /// it; of equal ones, one that has wrappers comes first, then a new one.
    func best(for missing: Set<String>, besides served: Set<String>) -> WrapperHost? {
        best(among: near, missing, served)
            ?? best(among: others.map { Self.host($0, targets) }, missing, served)
    }

    private func best(
        among hosts: [WrapperHost], _ missing: Set<String>, _ served: Set<String>
    ) -> WrapperHost? {
        hosts.filter {
            !$0.modules.isDisjoint(with: missing) && $0.modules.isDisjoint(with: served)
        }.max {
            $0.modules.intersection(missing).count < $1.modules.intersection(missing).count
        }
    }

    private static func host(_ path: String, _ targets: TargetMap) -> WrapperHost {
        WrapperHost(path: path, isNew: false, modules: targets.modules(of: path))
    }

    private static func newHost(
        beside path: String, _ project: ProjectSources, _ targets: TargetMap
    ) -> WrapperHost {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let modules = targets.modulesOfNewFile(beside: path)
        let taken = Set(
            project.paths.filter { $0.contains(name) }.filter {
                $0.hasPrefix(folder) || !targets.modules(of: $0).isDisjoint(with: modules)
            }.map { URL(fileURLWithPath: $0).lastPathComponent })
        let names = [name] + (2...).prefix(taken.count).map { "\(name)\($0)" }
        let free = names.first { !taken.contains($0 + ".swift") } ?? name
        return WrapperHost(path: folder + free + ".swift", isNew: true, modules: modules)
    }

    private static let name = "NavigationCompatibility"
}

extension ParsedFile {
    /// True if a declaration can be added at its end that needs SwiftUI: the file parses, and
    /// does not import SwiftUI in some programs only.
    fileprivate var takesDeclarations: Bool {
        let imports = nodes(ImportDeclSyntax.self).filter { $0.path.bareText == "SwiftUI" }
        let areConditional = imports.allSatisfy { $0.nearest(IfConfigDeclSyntax.self) != nil }
        return !hasError && (imports.isEmpty || !areConditional)
    }
}
#endif
