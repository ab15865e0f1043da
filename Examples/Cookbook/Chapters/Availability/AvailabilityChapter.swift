// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Recipes by difficulty, in columns that an older system could show as well.
struct AvailabilityChapter: View {
    @State private var difficulty: Difficulty?
    @State private var recipe: Recipe?

    var body: some View {
        NavigationSplitViewWrapper {
            DifficultyColumn(difficulty: $difficulty)
        } content: {
            DifficultyRecipes(difficulty: difficulty, recipe: $recipe)
        } detail: {
            if let recipe {
                RecipeCard(recipe: recipe)
                    .navigationTitle(recipe.name)
            } else {
                Placeholder(text: "Choose a recipe.", symbol: "book")
            }
        }
        .onChange(of: difficulty) {
            recipe = nil
        }
    }
}
