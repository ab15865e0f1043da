// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Which tab is shown in each tab view, for a process that goes on from this one.
struct ChosenTabs {
    /// The tab view's place among the views, and the tab's place in it.
    private(set) var places: [String: Int]
    /// How often they changed.
    private(set) var version = 0

    init(_ saved: [String: Int] = [:]) { places = saved }

    /// A tab is shown in the place of another one.
    mutating func note(_ place: Int, in tabView: String) {
        guard places[tabView] != place else { return }
        places[tabView] = place
        version += 1
    }

    /// The tab view is gone; another one in its place begins with its first tab.
    mutating func forget(_ tabView: @autoclosure () -> String) {
        if !places.isEmpty, places.removeValue(forKey: tabView()) != nil { version += 1 }
    }
}
