// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A titled list of recipes, each a value link to its screen.
struct RecipeList: View {
    let title: String
    let recipes: [Recipe]

    var body: some View {
        List(recipes) { recipe in
            NavigationLink(value: recipe.id) {
                RecipeRow(recipe: recipe)
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle(title)
    }
}
