// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The nodes of a map that a person can get to, and the number of ways to each.
struct MapReach {
    /// The nodes that nothing leads to; none when the source does not show where the app
    /// begins.
    let unreachable: Set<MapNode>
    private let waysIn: [MapNode: Int]

    init(_ builder: MapBuilder) {
        let roots = builder.nodes.filter(\.isOpenToOthers) + Self.made(builder)
        var next: [MapNode: [MapNode]] = [:]
        for way in builder.ways where way.kind != .url {
            next[way.from, default: []].append(way.to)
        }
        for (node, fold) in builder.folds {
            next[node, default: []] += fold.shown.keys.map { .view($0) }
        }
        var reached = Set(roots)
        var waiting = roots
        while let node = waiting.popLast() {
            for other in next[node, default: []] where reached.insert(other).inserted {
                waiting.append(other)
            }
        }
        let hasScene = !builder.screens.scenes.isEmpty
        unreachable =
            hasScene ? Set(builder.nodes).subtracting(reached).subtracting([.url]) : []
        waysIn = Self.count(builder.ways, without: unreachable)
    }

    private static func count(
        _ ways: [MapWay], without unreachable: Set<MapNode>
    ) -> [MapNode: Int] {
        struct Way: Hashable {
            let from: MapNode
            let to: MapNode
            let kind: NavigationMap.Edge.Kind
        }
        let different = Set(
            ways.filter {
                $0.from != $0.to && $0.kind != .url && !unreachable.contains($0.from)
            }
            .map { Way(from: $0.from, to: $0.to, kind: $0.kind) })
        return Dictionary(different.map { ($0.to, 1) }, uniquingKeysWith: +)
    }

    /// The views that code outside of views makes; who shows them is not known.
    private static func made(_ builder: MapBuilder) -> [MapNode] {
        let project = builder.project
        return project.members.filter { member in
            let owners = project.types(named: member.owner, from: member.path)
            return !owners.isEmpty
                && !owners.contains {
                    project.views.contains($0) || $0.inherited.contains("ViewModifier")
                }
        }.flatMap { member in
            member.content.levels.flatMap(\.made).flatMap {
                project.types(named: $0.name, from: member.path)
            }
        }.map { .view($0) }
    }

    /// Returns the number of ways to a node, each screen counted once for each kind of way.
    func waysIn(_ node: MapNode) -> Int { waysIn[node, default: 0] }
}

extension MapBuilder {
    /// The map's screens, in the order of the nodes.
    func screens(_ names: MapNames) -> [NavigationMap.Screen] {
        let reach = MapReach(self)
        return nodes.map { node in
            let position = node.position
            return NavigationMap.Screen(
                id: names.id(node), name: names.name(node), kind: node.kind,
                place: node == .url ? nil : project.place(position.path, position.offset),
                isUnreachable: reach.unreachable.contains(node), waysIn: reach.waysIn(node))
        }
    }

    /// The map's edges, in the order of their places.
    func edges(_ names: MapNames) -> [NavigationMap.Edge] {
        ways.map { way in
            NavigationMap.Edge(
                from: names.id(way.from), to: names.id(way.to), kind: way.kind,
                label: way.label,
                place: project.place(way.path, way.offset))
        }.sorted {
            ($0.place, $0.to, $0.from, $0.kind.rawValue, $0.label) < (
                $1.place, $1.to, $1.from, $1.kind.rawValue, $1.label
            )
        }
    }

    /// The links without a destination, in the order of their places.
    func unmatched(_ names: MapNames) -> [NavigationMap.UnmatchedLink] {
        missed.map { missed in
            NavigationMap.UnmatchedLink(
                from: names.id(missed.node), label: missed.placed.exit.label, type: missed.type,
                place: project.place(missed.placed.scope.path, missed.placed.exit.offset))
        }.sorted { ($0.place, $0.from) < ($1.place, $1.from) }
    }
}

extension MapNode {
    /// True if what is outside of the source leads to it.
    fileprivate var isOpenToOthers: Bool {
        switch self {
        case .scene: true
        case .view(let type): type.isPublic
        case .inline, .url: false
        }
    }

    fileprivate var kind: NavigationMap.Screen.Kind {
        switch self {
        case .view: .view
        case .inline: .inline
        case .scene: .scene
        case .url: .url
        }
    }
}
#endif
