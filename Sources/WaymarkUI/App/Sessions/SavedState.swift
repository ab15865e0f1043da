// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The state that a session has again after its process was killed.
struct SavedState: Codable {
    let route: [String]
    let scene: [String: Data]
    /// The place of the tab that is shown in each tab view; absent where none was chosen.
    let tabs: [String: Int]?
    /// The routes in the tabs that are not shown, in each tab view; absent where all are at their
    /// first screens.
    let behind: [String: RoutesBehind]?
    /// The columns that a person chose to see in each split view; absent where none were chosen.
    let columns: [String: String]?
    /// The person's settings; absent where there are none, or files keep them.
    let settings: [String: DatedValue]?

    init(
        route: [String], scene: [String: Data], tabs: [String: Int]? = nil,
        behind: [String: RoutesBehind]? = nil, columns: [String: String]? = nil,
        settings: [String: DatedValue]? = nil
    ) {
        self.route = route
        self.scene = scene
        self.tabs = tabs
        self.behind = behind
        self.columns = columns
        self.settings = settings
    }

    /// Reads saved data; `nil` for data that no session saved.
    init?(_ data: Data) {
        guard let saved = try? JSONDecoder().decode(SavedState.self, from: data) else { return nil }
        self = saved
    }

    var writtenRoute: [String] { RememberedValues.writable(route) }

    /// The state as JSON; equal states have equal data.
    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)) ?? Data()
    }
}
