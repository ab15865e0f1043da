// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The recipes with a heart, each a link to its screen.
struct FavouritesSection: View {
    @Environment(CookbookStore.self) private var store

    var body: some View {
        Section {
            ForEach(store.favouriteRecipes) { recipe in
                NavigationLink(value: recipe.id) {
                    RecipeRow(recipe: recipe)
                }
            }
            if store.favourites.isEmpty {
                Label("Press the heart on a recipe.", systemImage: "heart")
                    .foregroundStyle(.secondary)
            }
        } header: {
            Text("Favourites")
        } footer: {
            Text("Hearts and notes last as long as the app runs.")
        }
    }
}
