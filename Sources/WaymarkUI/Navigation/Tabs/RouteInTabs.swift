// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A route that names no tab, and of which the tab in front knows nothing, may lead into another
/// one.
extension TabPlace {
    /// Goes on in a container inside, or in a tab that knows the way; returns what is left.
    ///
    /// - Parameter isNamed: Whether the route has named the tab, so that no other one is meant.
    func follow(
        _ route: ArraySlice<String>, in container: (any NavigationContainer)?, isNamed: Bool
    ) -> ArraySlice<String> {
        let rest = container?.follow(route) ?? route
        guard !isNamed, !rest.isEmpty, rest.count == route.count else { return rest }
        for host in outermostTabHosts {
            let found = host.followInOtherTab(route)
            if found.count < route.count { return found }
        }
        return rest
    }

    /// The tab views that are in no tab of another one here.
    private var outermostTabHosts: [any TabHost] {
        tabHosts.filter { host in
            let around = host.tabsAround
            return !tabHosts.contains { $0 === around }
        }
    }
}
