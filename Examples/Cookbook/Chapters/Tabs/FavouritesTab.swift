// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The recipes with a heart.
struct FavouritesTab: View {
    var body: some View {
        NavigationStack {
            List {
                FavouritesSection()
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Favourites")
            .recipeDestination()
        }
    }
}
