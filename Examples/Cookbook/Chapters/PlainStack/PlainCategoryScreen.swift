// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The recipes of a category, each a link with its own destination.
struct PlainCategoryScreen: View {
    let category: Category
    @State private var order = RecipeOrder.book

    var body: some View {
        List(order.sorted(RecipeBook.recipes(in: category))) { recipe in
            NavigationLink(destination: { RecipeScreen(id: recipe.id) }) {
                RecipeRow(recipe: recipe)
            }
            .contextMenu { FavouriteEntry(id: recipe.id) }
        }
        .listStyle(.insetGrouped)
        .navigationTitle(category.title)
        .toolbar {
            ToolbarItem { SortMenu(order: $order) }
        }
    }
}
