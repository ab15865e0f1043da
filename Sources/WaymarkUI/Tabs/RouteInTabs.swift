// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A route that names no tab, and of which the tab in front knows nothing, may lead into another one.
extension _Node {
    /// Goes on in a container inside, or in a tab that knows the way; returns what is left.
    ///
    /// - Parameter isNamed: Whether the route has named the tab, so that no other one is meant.
    func follow(
        _ route: ArraySlice<String>, in container: (any NavigationContainer)?, isNamed: Bool
    ) -> ArraySlice<String> {
        let rest = container?.follow(route) ?? route
        guard !isNamed, !rest.isEmpty, rest.count == route.count else { return rest }
        var hosts: [any TabHost] = []
        collectTabHosts(into: &hosts)
        for host in hosts {
            let found = host.followInOtherTab(route)
            if found.count < route.count { return found }
        }
        return rest
    }

    /// The tab views inside, up to the next container.
    private func collectTabHosts(into hosts: inout [any TabHost]) {
        forEachChild { child in
            if child is any NavigationContainer { return }
            if let host = child as? any TabHost {
                hosts.append(host)
            } else {
                child.collectTabHosts(into: &hosts)
            }
        }
    }
}
