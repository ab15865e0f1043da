// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A place that may hold tab views whose tabs have addresses: the window, and the root of a
/// container.
@MainActor protocol TabPlace: _Node {
    /// The tab views in it, an outer one before those in its tabs.
    var tabHosts: [any TabHost] { get set }
    /// The route to it, without its own tabs; `nil` where links have no addresses now.
    var leadingSegments: [String]? { get }
    /// True if routes name its tabs where nothing covers it.
    var isPartOfRoutes: Bool { get }
}

extension TabPlace {
    private var shownHosts: [any TabHost] { tabHosts.filter { $0.isShown(in: self) } }

    /// The names in a route of the tabs that are shown.
    var tabSegments: [String] { shownHosts.compactMap(\.routeSegment) }

    /// The route to a tab view, without its own tab.
    func leadingSegments(of host: any TabHost) -> [String]? {
        leadingSegments.map { $0 + shownHosts.prefix { $0 !== host }.compactMap(\.routeSegment) }
    }

    /// Shows the tabs that a route names, or else the first ones, and of the start of an app the
    /// ones that it begins with; returns what is left.
    func followTabs(_ route: ArraySlice<String>) -> ArraySlice<String> {
        var rest = route
        var index = 0
        // A tab that is shown for the first time may hold the next tab view.
        while index < tabHosts.count {
            let host = tabHosts[index]
            index += 1
            guard host.isShown(in: self) else { continue }
            if let name = rest.first, host.showTab(named: name) {
                rest = rest.dropFirst()
            } else if graph.window?.routes.isStarting != true {
                host.showFirstTab()
            }
        }
        return rest
    }

    /// The route to it is another one.
    func tabAddressesChanged() {
        for host in tabHosts { host.addressesChanged() }
    }
}

extension _Node {
    /// True if a tab of the tab views around or beside has this name, so that nothing else here
    /// may.
    func isNameOfTab(_ name: String) -> Bool {
        if enclosingScreen?.tabHosts.contains(where: { $0.hasTab(named: name) }) == true {
            return true
        }
        var host = tabsAround
        while let current = host {
            if current.hasTab(named: name) { return true }
            host = current.tabsAround
        }
        return false
    }
}
