// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Every recipe, in sections; the pressed one becomes the selection.
struct AllRecipesList: View {
    @Binding var selection: Recipe.ID?

    var body: some View {
        List(selection: $selection) {
            ForEach(Category.allCases) { category in
                Section(category.title) {
                    ForEach(RecipeBook.recipes(in: category)) { recipe in
                        NavigationLink(value: recipe.id) {
                            RecipeRow(recipe: recipe)
                        }
                    }
                }
            }
            ChapterFooter(
                """
                Choose a recipe, follow a related one, then choose another on the left: the right \
                column starts afresh. Narrow the window and both columns become one stack.
                """)
        }
        .navigationTitle("Two columns")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Deselect") { selection = nil }
                    .disabled(selection == nil)
            }
        }
    }
}
