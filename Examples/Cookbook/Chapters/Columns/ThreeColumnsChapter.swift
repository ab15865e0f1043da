// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Categories, their recipes and the chosen recipe next to one another.
struct ThreeColumnsChapter: View {
    @State private var category: Category?
    @State private var recipe: Recipe.ID?
    @State private var path: [Recipe.ID] = []

    var body: some View {
        NavigationSplitView {
            CategoryColumn(category: $category)
        } content: {
            RecipeColumn(category: category, recipe: $recipe)
        } detail: {
            NavigationStack(path: $path) {
                SelectedRecipe(id: recipe)
                    .recipeDestination()
            }
        }
        .onChange(of: category) {
            recipe = nil
        }
        .onChange(of: recipe) {
            path.removeAll()
        }
    }
}
