// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The second of three columns: the recipes of the chosen category.
struct RecipeColumn: View {
    let category: Category?
    @Binding var recipe: Recipe.ID?

    var body: some View {
        if let category {
            List(RecipeBook.recipes(in: category), selection: $recipe) { recipe in
                RecipeRow(recipe: recipe)
            }
            .navigationTitle(category.title)
        } else {
            Placeholder(text: "Choose a category.", symbol: "folder")
        }
    }
}
