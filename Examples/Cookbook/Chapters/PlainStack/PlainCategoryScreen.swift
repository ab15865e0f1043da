// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The recipes of a category, each a link with its own destination.
struct PlainCategoryScreen: View {
    let category: Category

    var body: some View {
        List(RecipeBook.recipes(in: category)) { recipe in
            NavigationLink(destination: { RecipeScreen(id: recipe.id) }) {
                RecipeRow(recipe: recipe)
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle(category.title)
    }
}
