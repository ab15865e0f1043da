// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A route names no tab: one that the tab in front knows nothing of may lead into another one.
extension _Node {
    /// Goes on in a container inside, or in a tab that knows the way; returns what is left.
    func follow(
        _ route: ArraySlice<String>, in container: (any NavigationContainer)?
    ) -> ArraySlice<String> {
        let rest = container?.follow(route) ?? route
        guard !rest.isEmpty, rest.count == route.count else { return rest }
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
