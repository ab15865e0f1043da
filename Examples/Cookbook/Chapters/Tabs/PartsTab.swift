// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The parts of the book, with a path of this tab's own.
struct PartsTab: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(Category.allCases) { category in
                NavigationLink(value: category) {
                    CategoryRow(category: category)
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Parts")
            .navigationDestination(for: Category.self) { category in
                RecipeList(title: category.title, recipes: RecipeBook.recipes(in: category))
            }
            .recipeDestination()
        }
    }
}
