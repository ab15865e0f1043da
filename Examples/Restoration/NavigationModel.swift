// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A person's place in the wood: one object, written down as numbers of trees.
@MainActor final class NavigationModel: ObservableObject {
    @Published var trees: [Tree] = []
    @Published var columns = NavigationSplitViewVisibility.automatic
    @Published var grove: String?

    /// The form that is kept: numbers, because the trees themselves may have changed until then.
    private struct Written: Codable {
        var treeIDs: [Int]
        var columns: NavigationSplitViewVisibility
        var grove: String?
    }

    /// The model as JSON. Setting it looks the trees up and skips those that are gone.
    var json: Data? {
        get {
            let written = Written(treeIDs: trees.map(\.id), columns: columns, grove: grove)
            return try? JSONEncoder().encode(written)
        }
        set {
            guard let newValue, let read = try? JSONDecoder().decode(Written.self, from: newValue)
            else { return }
            trees = read.treeIDs.compactMap(Tree.find)
            columns = read.columns
            grove = read.grove
        }
    }
}
