// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// All that a screen holds, through the views that are parts of it.
struct MapFold {
    private let screens: MapScreens
    private(set) var exits: [PlacedExit] = []
    private(set) var arrivals: [(arrival: MapContent.Arrival, path: String)] = []
    /// Other screens that are part of this one, with what decides.
    private(set) var shown: [MapType: String] = [:]
    /// The views that are only parts of this one.
    private(set) var parts: Set<MapType> = []
    private(set) var title: String?
    private var seen: Set<Visit> = []

    private struct Visit: Hashable {
        let name: String
        let scope: MapScope
    }

    /// Collects all that a view type holds, wherever it is shown.
    init(of type: MapType, _ screens: MapScreens) {
        self.screens = screens
        visit(type, own: [type])
        for extra in screens.extras[type, default: []] {
            visit(extra.content, extra.scope, own: extra.shown)
        }
    }

    /// Collects all that is written in an exit, where it is shown.
    init(of placed: PlacedExit, _ screens: MapScreens) {
        self.screens = screens
        visit(placed.exit.content, placed.scope, own: [])
    }

    private mutating func visit(_ type: MapType, own: Set<MapType>) {
        for member in screens.project.contents(of: type) {
            visit(member.content, MapScope(member), own: own)
        }
        for (chosen, label) in screens.choices[type, default: [:]] {
            shown[chosen] = shown[chosen].flatMap { $0.isEmpty ? nil : $0 } ?? label
        }
    }

    private mutating func visit(_ content: MapContent, _ scope: MapScope, own: Set<MapType>) {
        title = title ?? content.title
        exits += content.exits.map { PlacedExit(exit: $0, scope: scope) }
        arrivals += content.arrivals.map { ($0, scope.path) }
        for made in content.made { visit(made, scope, own: own) }
        for call in content.called {
            let members = screens.project.members(asked: call.name, from: scope.path)
            visit(HandedOver(call, to: members), scope, own: own)
        }
        for name in content.named {
            visit(name, screens.project.members(named: name, usedIn: scope), scope, own: own)
        }
        for name in content.asked {
            visit(name, screens.project.members(asked: name, from: scope.path), scope, own: own)
        }
    }

    private mutating func visit(
        _ handedOver: HandedOver, _ scope: MapScope, own: Set<MapType>
    ) {
        exits += handedOver.exits.map { PlacedExit(exit: $0, scope: scope) }
        for closure in handedOver.rest { visit(closure, scope, own: own) }
    }

    private mutating func visit(
        _ name: String, _ members: [MapMember], _ scope: MapScope, own: Set<MapType>
    ) {
        guard !members.isEmpty, seen.insert(Visit(name: name, scope: scope)).inserted else {
            return
        }
        for member in members { visit(member.content, MapScope(member), own: own) }
    }

    private mutating func visit(
        _ made: MapContent.Made, _ scope: MapScope, own: Set<MapType>
    ) {
        let types = screens.project.types(named: made.name, from: scope.path)
        visit(HandedOver(made, types, screens.project), scope, own: own)
        for type in types where !own.contains(type) {
            if screens.types.contains(type) {
                shown[type] = shown[type] ?? ""
            } else if parts.insert(type).inserted {
                visit(type, own: own)
            }
        }
    }
}
#endif
