// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Finds the destinations of links that carry a value.
struct ValueLinks {
    /// A link without a destination in reach.
    struct Missed {
        let node: MapNode
        let placed: PlacedExit
        let type: String?
    }

    /// One of the screens of a destination, where a screen registers it.
    private struct Registered: Hashable {
        let holder: MapNode
        let target: MapTarget
    }

    private let types: ValueTypes
    private let screens: MapScreens
    private let folds: [MapNode: MapFold]
    private let columns: Set<MapNode>
    private var before: [MapNode: Set<MapNode>] = [:]
    private var used: Set<MapWay> = []
    private var linked: Set<Registered> = []
    private(set) var ways: [MapWay] = []
    private(set) var missed: [Missed] = []

    init(
        _ project: MapProject, _ screens: MapScreens, _ folds: [MapNode: MapFold],
        _ ways: [MapWay]
    ) {
        types = ValueTypes(project)
        self.screens = screens
        self.folds = folds
        columns = Set(ways.filter { $0.kind == .sidebar || $0.kind == .content }.map(\.to))
        for way in ways { note(way) }
    }

    /// A stack's destinations hold for what lies on it, not for what comes in front.
    private mutating func note(_ way: MapWay) {
        switch way.kind {
        case .sheet, .cover, .popover, .inspector, .url: break
        case .scene, .push, .tab, .sidebar, .content, .detail, .shows:
            if way.from != way.to { before[way.to, default: []].insert(way.from) }
        }
    }

    /// Goes on until no link leads to a screen from which another link was not tried.
    mutating func match(_ nodes: [MapNode]) {
        var count = -1
        while count < ways.count {
            count = ways.count
            missed = []
            for node in nodes {
                for placed in folds[node]?.exits ?? [] where placed.exit.value != nil {
                    match(placed, in: node)
                }
            }
            if count == ways.count { addUnlinked(nodes) }
        }
    }

    private mutating func match(_ placed: PlacedExit, in node: MapNode) {
        let value = placed.exit.value ?? .unknown
        let type = types.type(of: value, in: placed.scope)
        let found = registrations(for: type, from: node)
        if found.isEmpty, !columns.contains(node) {
            missed.append(Missed(node: node, placed: placed, type: type))
        }
        for (holder, registration) in found {
            for target in screens.targets(of: registration).narrowed(to: value) {
                linked.insert(Registered(holder: holder, target: target))
                add(
                    MapWay(
                        from: node, to: target.node, kind: .push,
                        label: Self.label(of: placed.exit, type), path: placed.scope.path,
                        offset: placed.exit.offset))
            }
        }
    }

    private static func label(of link: MapExit, _ type: String?) -> String {
        guard let type else {
            return link.label.isEmpty
                ? "value of unknown type" : "\(link.label) (value of unknown type)"
        }
        return link.label.isEmpty ? type : link.label
    }

    private mutating func add(_ way: MapWay) {
        guard used.insert(way).inserted else { return }
        ways.append(way)
        note(way)
    }

    /// The nearest destinations for a type on the ways that lead to a screen; all of them for
    /// an unknown type.
    private func registrations(
        for type: String?, from node: MapNode
    ) -> [(holder: MapNode, registration: PlacedExit)] {
        var waiting = [node]
        var seen: Set<MapNode> = [node]
        var found: [(holder: MapNode, registration: PlacedExit)] = []
        while let next = waiting.popLast() {
            let here = (folds[next]?.exits ?? []).filter { registers($0, type) }
            found += here.map { (next, $0) }
            if here.isEmpty || type == nil {
                for earlier in before[next, default: []] where seen.insert(earlier).inserted {
                    waiting.append(earlier)
                }
            }
        }
        return found.sorted {
            ($0.registration.scope.path, $0.registration.exit.offset)
                < ($1.registration.scope.path, $1.registration.exit.offset)
        }
    }

    private func registers(_ placed: PlacedExit, _ type: String?) -> Bool {
        guard let written = placed.exit.registered else { return false }
        guard let type else { return true }
        return types.canonical(written, in: placed.scope).isSameType(as: type)
    }

    /// Adds ways to the destinations that no link leads to: they are reached by what code appends
    /// to a path.
    private mutating func addUnlinked(_ nodes: [MapNode]) {
        for node in nodes {
            for placed in folds[node]?.exits ?? [] {
                guard let registered = placed.exit.registered else { continue }
                for target in screens.targets(of: placed)
                where !linked.contains(Registered(holder: node, target: target)) {
                    let detail = target.label.isEmpty ? "" : " \(target.label)"
                    add(
                        MapWay(
                            from: node, to: target.node, kind: .push,
                            label: "for \(registered)\(detail)", path: placed.scope.path,
                            offset: placed.exit.offset))
                }
            }
        }
    }
}

extension [MapTarget] {
    /// Returns the destinations for a value, of those that are chosen by a case.
    fileprivate func narrowed(to value: ValueExpression) -> [MapTarget] {
        guard case .typeMember(_, let name) = value else { return self }
        let found = filter { target in
            target.label.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." })
                .contains { $0 == ".\(name)" || $0.hasSuffix(".\(name)") }
        }
        return found.isEmpty ? self : found
    }
}

extension String {
    /// True if two names can mean the same type, one with the types around it and one without.
    fileprivate func isSameType(as other: String) -> Bool {
        self == other || hasSuffix("." + other) || other.hasSuffix("." + self)
    }
}
#endif
