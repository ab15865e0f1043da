// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Which tab is shown in each tab view, for a process that goes on from this one.
struct ChosenTabs {
    /// The tab's place in the tab view, by that one's place among the views.
    private(set) var places: [String: Int]
    /// How often they changed.
    private(set) var version = 0

    init(_ saved: [String: Int] = [:]) { places = saved }

    /// Which tab of a tab view was shown in the process before this one, or is.
    func place(in tabView: @autoclosure () -> String) -> Int? {
        places.isEmpty ? nil : places[tabView()]
    }

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
