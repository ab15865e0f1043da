// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The tab that is shown in each tab view, and the routes in the others, for a process that goes on
/// from this one.
struct ChosenTabs {
    /// The tab's place in the tab view, by that one's place among the views.
    private(set) var places: [String: Int]
    /// The routes in tabs that are not shown, by the tab view's place among the views.
    private(set) var behind: [String: RoutesBehind]
    /// The number of times that they changed.
    private(set) var version = 0

    init(places: [String: Int], behind: [String: RoutesBehind]) {
        self.places = places
        self.behind = behind
    }

    /// True if each tab view shows the tab that it began with.
    var isEmpty: Bool { places.isEmpty && behind.isEmpty }

    /// Returns the tab of a tab view that was shown in the process before this one, or is.
    func place(in tabView: @autoclosure () -> String) -> Int? {
        places.isEmpty ? nil : places[tabView()]
    }

    /// A tab is shown in the place of another one.
    mutating func note(_ place: Int, in tabView: String) {
        guard places[tabView] != place else { return }
        places[tabView] = place
        version += 1
    }

    /// Tabs that are not shown stand elsewhere now.
    mutating func note(_ routes: [String: RoutesBehind]) {
        guard behind != routes else { return }
        behind = routes
        version += 1
    }

    /// Takes out the route that a tab had in the process before this one, unless it was shown in
    /// this one or a route led into it.
    mutating func takeRoute(of place: Int, in tabView: @autoclosure () -> String) -> [String]? {
        guard !behind.isEmpty, let route = behind[tabView()]?.removeValue(forKey: place) else {
            return nil
        }
        version += 1
        return route
    }

    /// The tab view is gone; another one in its place begins with its first tab.
    mutating func forget(_ tabView: @autoclosure () -> String) {
        if isEmpty { return }
        let tabView = tabView()
        let place = places.removeValue(forKey: tabView)
        let routes = behind.removeValue(forKey: tabView)
        if place != nil || routes != nil { version += 1 }
    }
}
