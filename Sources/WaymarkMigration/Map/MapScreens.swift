// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The views of a project that are screens, and all that is written where they are shown.
struct MapScreens {
    /// Content that stands around a screen where it is shown, as its toolbar may.
    struct Extra {
        let content: MapContent
        let scope: MapScope
        /// The screens that the same exit leads to.
        let shown: Set<MapType>
    }

    let project: MapProject
    private let faces: MapFaces
    private(set) var types: Set<MapType> = []
    private(set) var extras: [MapType: [Extra]] = [:]
    /// The exits that show views which have no type of their own.
    private(set) var inline: [MapNode: PlacedExit] = [:]
    private(set) var scenes: [MapNode: PlacedExit] = [:]
    /// The words for each choice, by the view that chooses, then by the view that is chosen.
    private(set) var choices: [MapType: [MapType: String]] = [:]

    init(_ project: MapProject) {
        self.project = project
        faces = MapFaces(project)
        for member in project.members {
            let scope = MapScope(member)
            for content in member.content.everything { add(content, scope) }
        }
        var containers = ContainerSearch(project)
        for type in project.types where project.views.contains(type) {
            let found = faces.alternatives(of: type)
            guard found.count > 1, found.contains(where: { containers.isIn($0.type) }) else {
                continue
            }
            types.formUnion(found.map(\.type))
            choices[type] = Dictionary(found.map { ($0.type, $0.label) }) { first, _ in first }
        }
    }

    private mutating func add(_ content: MapContent, _ scope: MapScope) {
        let toViews = content.made.flatMap { made in
            HandedOver(made, project.types(named: made.name, from: scope.path), project).exits
        }
        let toModifiers = content.called.flatMap { call in
            HandedOver(call, to: project.members(asked: call.name, from: scope.path)).exits
        }
        for exit in content.exits + toViews + toModifiers {
            add(PlacedExit(exit: exit, scope: scope))
        }
    }

    private mutating func add(_ placed: PlacedExit) {
        let exit = placed.exit
        if exit.kind == .scene {
            scenes[.scene(path: placed.scope.path, offset: exit.offset)] = placed
        }
        for target in targets(of: placed) {
            switch target.node {
            case .view(let type): types.insert(type)
            case .inline: inline[target.node] = placed
            case .scene, .url: break
            }
        }
        let shown = Set(faces.faces(of: exit.content.structure, in: placed.scope).map(\.type))
        for type in shown {
            extras[type, default: []].append(
                Extra(content: exit.content, scope: placed.scope, shown: shown))
        }
    }

    /// Returns the targets of an exit: views of the project, or what is written in it.
    func targets(of placed: PlacedExit) -> [MapTarget] {
        let content = placed.exit.content
        let found = faces.faces(of: content.structure, in: placed.scope)
        if !found.isEmpty {
            return found.map { MapTarget(node: .view($0.type), label: $0.label) }
        }
        guard content.showsSomething, !isHandedOver(content.structure, in: placed.scope) else {
            return []
        }
        return [
            MapTarget(node: .inline(path: placed.scope.path, offset: placed.exit.offset))
        ]
    }

    /// True if a wrapper shows what it was given.
    private func isHandedOver(_ structure: ViewStructure, in scope: MapScope) -> Bool {
        guard case .own(let name) = structure.bare else { return false }
        let members = project.members(named: name, usedIn: scope)
        return members.isEmpty || members.contains(where: \.isStored)
    }
}

/// Finds the views that have a navigation container of their own.
private struct ContainerSearch {
    private let project: MapProject
    private var known: [MapType: Bool] = [:]

    init(_ project: MapProject) { self.project = project }

    mutating func isIn(_ type: MapType) -> Bool {
        if let answer = known[type] { return answer }
        known[type] = false
        let levels = project.members(of: type).flatMap(\.content.levels)
        var answer = levels.contains(where: \.hasContainer)
        for made in levels.flatMap(\.made) where !answer {
            answer = project.types(named: made.name, from: type.path)
                .contains { project.views.contains($0) && isIn($0) }
        }
        known[type] = answer
        return answer
    }
}

extension MapContent {
    /// True if there is anything to see in it.
    fileprivate var showsSomething: Bool {
        made.contains { $0.name != "EmptyView" } || !named.isEmpty || !asked.isEmpty
            || hasContainer || !exits.isEmpty
    }
}

extension ViewStructure {
    /// The structure without modifiers.
    fileprivate var bare: ViewStructure {
        if case .member(_, let base) = self, base != .unknown { base.bare } else { self }
    }
}
#endif
