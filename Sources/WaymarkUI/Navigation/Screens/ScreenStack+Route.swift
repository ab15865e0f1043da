// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScreenStack {
    /// The names that an address has for the tabs in the root, for the screens of this stack, from
    /// the bottom up, and for what is inside the front one.
    var routeSegments: [String] {
        var segments = isRootHidden ? [] : root.tabSegments
        for entry in entries {
            guard let segment = segment(of: entry) else { return segments }
            segments.append(segment)
        }
        return segments + (front.innerContainer?.routeSegments ?? [])
    }

    /// True if a screen stands here that a link of an earlier column asks for.
    private var isRootHidden: Bool {
        entries.first?.presenter.map { $0.enclosingScreen?.screenStack !== self } ?? false
    }

    private func segment(of entry: StackEntry) -> String? {
        switch entry.source {
        case .presented(let presenter): return presenter.routeName
        case .value(let element, _): return segment(of: element)
        }
    }

    /// The written form of one element; of values that cannot be encoded, the number under which
    /// they are kept.
    func segment(of element: PathElement) -> String? {
        guard let value = element.value else { return nil }
        guard let written = RouteSegment.encode(value) else {
            return graph.window?.routes.remember(element)
        }
        return path.elementType == nil ? element.typeName.withoutModule + ":" + written : written
    }

    /// The greatest number of screens that one address pushes: addresses are strangers' words.
    private static let mostByRoute = 64

    /// Shows a route as far as it can: keeps what agrees, goes back to there, pushes the rest.
    ///
    /// - Parameters:
    /// - arrived: Screens above the root that an earlier column has just put here, from the same
    ///   route.
    ///   - elsewhere: Counts the screens that the route put into a later column.
    func follow(_ route: ArraySlice<String>, arrived: Int, elsewhere: inout Int) -> ArraySlice<
        String
    > {
        let whole = route.count
        let route = arrived == 0 ? root.followTabs(route) : route
        let own = entries.dropFirst(arrived).map(segment)
        var kept = 0
        while kept < own.count, kept < route.count, own[kept] == route[route.startIndex + kept] {
            kept += 1
        }
        if kept < own.count {
            pop(to: arrived + kept)
            graph.settle()
        }
        var rest = route.dropFirst(kept)
        for _ in 0..<Self.mostByRoute {
            guard let segment = rest.first else { break }
            let depth = depth
            guard push(routeSegment: segment) || pushWhenAppeared(segment) else { break }
            graph.settleScreens()
            if self.depth == depth { elsewhere += 1 }
            rest = rest.dropFirst()
        }
        return front.follow(rest, in: front.innerContainer, isNamed: route.count < whole)
    }

    func follow(_ route: ArraySlice<String>) -> ArraySlice<String> {
        var elsewhere = 0
        return follow(route, arrived: 0, elsewhere: &elsewhere)
    }

    /// Pushes a screen after those below have appeared, because what they do then may be needed for
    /// the way on.
    private func pushWhenAppeared(_ segment: String) -> Bool {
        graph.settle()
        return push(routeSegment: segment)
    }

    private func push(routeSegment segment: String) -> Bool {
        if segment.hasPrefix("!") || segment.hasPrefix("~") { return turnOnPresenter(segment) }
        if let element = graph.window?.routes.remembered(segment) { return push(element) }
        if let element = path.decode(segment) { return append(element) }
        let parts = segment.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return false }
        let named = registrations.values.first { $0.writtenTypeName.withoutModule == parts[0] }
        guard let element = named?.element(fromRoute: String(parts[1])) else { return false }
        return push(element)
    }

    private func turnOnPresenter(_ name: String) -> Bool {
        var isDone = false
        let key = name.prefix { $0 != "=" }
        front.visitDeclarations { node in
            guard !isDone, let presenter = node as? any ScreenPresenter else { return !isDone }
            if presenter.presenterKey == String(key) { isDone = presenter.turnOn(forRoute: name) }
            return !isDone
        }
        return isDone
    }
}
