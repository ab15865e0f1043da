// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The second column: the recipes of that difficulty.
struct DifficultyRecipes: View {
    let difficulty: Difficulty?
    @Binding var recipe: Recipe?

    var body: some View {
        if let difficulty {
            List(RecipeBook.recipes(of: difficulty), id: \.self, selection: $recipe) { recipe in
                NavigationLink(value: recipe) {
                    RecipeRow(recipe: recipe)
                }
            }
            .navigationTitle(difficulty.title)
        } else {
            Placeholder(text: "Choose a difficulty.", symbol: "folder")
        }
    }
}
