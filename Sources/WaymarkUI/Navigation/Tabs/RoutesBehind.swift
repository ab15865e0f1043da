// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The routes in the tabs of a tab view that are not shown, by their places.
typealias RoutesBehind = [Int: [String]]

extension WindowNode {
    /// Keeps where the tabs behind stand, for a process that goes on from this one.
    func noteRoutesBehind() {
        if chosenTabs.isEmpty { return }
        var routes = chosenTabs.behind
        for host in tabViews {
            let path = host.viewPath
            let behind = host.routesBehind(before: routes[path] ?? [:])
            routes[path] = behind.isEmpty ? nil : behind
        }
        chosenTabs.note(routes)
    }
}

extension TabViewNode {
    /// Returns the routes in the tabs behind; of those that were not shown yet, their routes
    /// before.
    func routesBehind(before: RoutesBehind) -> RoutesBehind {
        var routes: RoutesBehind = [:]
        for tab in tabs where tab !== current {
            let route = tab.wasShown ? tab.firstContainer?.routeSegments : before[tab.place]
            let written = RememberedValues.writable(route ?? [])
            if !written.isEmpty { routes[tab.place] = written }
        }
        return routes
    }

    /// Has a tab that is shown for the first time go on where it stood in the process before,
    /// unless a route leads into it.
    func goOn(in tab: any TabMember) {
        guard let route = graph.window?.chosenTabs.takeRoute(of: tab.place, in: viewPath) else {
            return
        }
        tab.routeBefore = route
        graph.continuations.append { [weak tab] in
            guard let tab, let route = tab.routeBefore else { return }
            tab.routeBefore = nil
            let rest = tab.firstContainer?.follow(route[...])
            if let segment = rest?.first { tab.graph.window?.routes.reportUndecodable(segment) }
        }
    }

    /// Forgets the route that a tab had in the process before: what a route says of the tab is
    /// newer.
    func forgetRoute(before tab: any TabMember) {
        tab.routeBefore = nil
        _ = graph.window?.chosenTabs.takeRoute(of: tab.place, in: viewPath)
    }
}
