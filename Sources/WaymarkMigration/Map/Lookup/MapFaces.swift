// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Finds out which view types of the project a piece of view code comes down to.
struct MapFaces {
    /// A view that is shown, and the condition for it.
    struct Face: Hashable {
        let type: MapType
        var label = ""
    }

    private let project: MapProject

    /// Views of SwiftUI that hold a part of a screen, never a whole one.
    private static let parts: Set<String> = [
        "Button", "DisclosureGroup", "ForEach", "Form", "Grid", "GridRow", "GroupBox",
        "HSplitView",
        "Label", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu",
        "NavigationLink", "NavigationSplitView", "OutlineGroup", "Picker", "Section", "TabView",
        "Table", "Toggle", "ToolbarItem", "ToolbarItemGroup", "VSplitView",
    ]

    init(_ project: MapProject) { self.project = project }

    /// The view types, in the order in which they are written.
    func faces(of structure: ViewStructure, in scope: MapScope) -> [Face] {
        var seen: Set<ViewStructure> = []
        return faces(of: structure, in: scope, &seen)
    }

    private func faces(
        of structure: ViewStructure, in scope: MapScope, _ seen: inout Set<ViewStructure>
    ) -> [Face] {
        switch structure {
        case .view(let name, let content):
            return faces(making: name, with: content, in: scope, &seen)
        case .own(let name):
            guard seen.insert(structure).inserted else { return [] }
            return unique(
                project.members(named: name, usedIn: scope).filter { $0.owner != "View" }
                    .flatMap { faces(of: $0.content.structure, in: MapScope($0), &seen) })
        case .member(let name, let base):
            let found = faces(of: base, in: scope, &seen)
            guard found.isEmpty, seen.insert(structure).inserted else { return found }
            return unique(
                project.members(asked: name, from: scope.path).filter { $0.owner != "View" }
                    .flatMap { faces(of: $0.content.structure, in: MapScope($0), &seen) })
        case .branch(let cases):
            return unique(
                cases.flatMap { one in
                    faces(of: one.structure, in: scope, &seen).map {
                        Face(type: $0.type, label: $0.label.isEmpty ? one.label : $0.label)
                    }
                })
        case .group(let structures): return faces(of: structures, in: scope, &seen)
        case .unknown: return []
        }
    }

    private func faces(
        making name: String, with content: [ViewStructure], in scope: MapScope,
        _ seen: inout Set<ViewStructure>
    ) -> [Face] {
        let types = project.types(named: name, from: scope.path)
        guard types.isEmpty else {
            let views = types.filter(project.views.contains)
            if views.contains(where: \.isGeneric) {
                let wrapped = content.flatMap { faces(of: $0, in: scope, &seen) }
                if !wrapped.isEmpty { return unique(wrapped) }
            }
            return views.map { Face(type: $0) }
        }
        return Self.parts.contains(name) ? [] : faces(of: content, in: scope, &seen)
    }

    /// Returns, of several views at once, the only one that is the project's; otherwise none stands
    /// out.
    private func faces(
        of structures: [ViewStructure], in scope: MapScope, _ seen: inout Set<ViewStructure>
    ) -> [Face] {
        if structures.count == 1 { return faces(of: structures[0], in: scope, &seen) }
        let all = structures.flatMap { faces(of: $0, in: scope, &seen) }
        return Set(all.map(\.type)).count == 1 ? Array(all.prefix(1)) : []
    }

    private func unique(_ faces: [Face]) -> [Face] {
        var known: Set<MapType> = []
        return faces.filter { known.insert($0.type).inserted }
    }

    /// The views among which the whole body of a view chooses.
    func alternatives(of type: MapType) -> [Face] {
        project.contents(of: type).filter { $0.name == "body" && $0.content.structure.isChoice }
            .flatMap { faces(of: $0.content.structure, in: MapScope($0)) }
    }
}

extension ViewStructure {
    fileprivate var isChoice: Bool {
        switch self {
        case .branch: true
        case .member(_, let base): base.isChoice
        case .view(_, let content): content.count == 1 && content[0].isChoice
        case .own, .group, .unknown: false
        }
    }
}
#endif
