// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Puts the map together: nodes from what is shown, ways from what each of them holds.
struct MapBuilder {
    let project: MapProject
    let screens: MapScreens
    private(set) var nodes: [MapNode] = []
    private(set) var folds: [MapNode: MapFold] = [:]
    private(set) var ways: [MapWay] = []
    private(set) var missed: [ValueLinks.Missed] = []

    init(_ project: MapProject) {
        self.project = project
        screens = MapScreens(project)
    }

    mutating func build() {
        addNodes()
        for node in nodes { addWays(from: node) }
        var links = ValueLinks(project, screens, folds, ways)
        links.match(nodes)
        ways += links.ways
        missed = links.missed
        ways = ways.unique()
        ways = ways.filter { $0.kind != .shows || leadsOn($0) }
    }

    private mutating func addNodes() {
        nodes = screens.scenes.keys.sorted(by: Self.order)
        nodes += screens.inline.keys.sorted(by: Self.order)
        let made = Set(
            project.members.flatMap { member in
                member.content.everything.flatMap(\.made).flatMap {
                    project.types(named: $0.name, from: member.path)
                }.filter { $0.lastName != member.owner.lastPart }
            })
        nodes += project.types.filter {
            screens.types.contains($0) || project.views.contains($0) && !made.contains($0)
        }.map { .view($0) }
        for node in nodes { folds[node] = fold(node) }
        if folds.values.contains(where: { !$0.arrivals.isEmpty }) { nodes.append(.url) }
    }

    private static func order(_ a: MapNode, _ b: MapNode) -> Bool { a.position < b.position }

    private func fold(_ node: MapNode) -> MapFold? {
        switch node {
        case .view(let type): MapFold(of: type, screens)
        case .inline: screens.inline[node].map { MapFold(of: $0, screens) }
        case .scene, .url: nil
        }
    }

    private mutating func addWays(from node: MapNode) {
        if let scene = screens.scenes[node] { add(scene, from: node, label: "") }
        guard let fold = folds[node] else { return }
        for placed in fold.exits
        where placed.exit.value == nil && placed.exit.registered == nil
            && placed.exit.kind != .scene
        {
            add(placed, from: node, label: placed.exit.label)
        }
        for (type, label) in fold.shown {
            ways.append(
                MapWay(
                    from: node, to: .view(type), kind: .shows, label: label,
                    path: node.position.path, offset: node.position.offset))
        }
        for (arrival, path) in fold.arrivals {
            ways.append(
                MapWay(
                    from: .url, to: node, kind: .url, label: arrival.label, path: path,
                    offset: arrival.offset))
        }
    }

    private mutating func add(_ placed: PlacedExit, from node: MapNode, label: String) {
        for target in screens.targets(of: placed) {
            ways.append(
                MapWay(
                    from: node, to: target.node, kind: placed.exit.kind,
                    label: label.isEmpty ? target.label : label, path: placed.scope.path,
                    offset: placed.exit.offset))
        }
    }

    /// True if a screen that is part of another is worth a line: it leads on, or is one of
    /// several.
    private func leadsOn(_ way: MapWay) -> Bool {
        !way.label.isEmpty || ways.contains { $0.from == way.to && $0.kind != .shows }
    }
}

extension MapNode {
    /// The place where it is written; an empty one for URLs.
    var position: SiteID {
        switch self {
        case .view(let type): SiteID(path: type.path, offset: type.offset)
        case .inline(let path, let offset), .scene(let path, let offset):
            SiteID(path: path, offset: offset)
        case .url: SiteID(path: "", offset: 0)
        }
    }
}
#endif
