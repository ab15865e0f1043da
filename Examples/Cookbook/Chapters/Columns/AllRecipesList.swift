// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Every recipe, in sections; the pressed one becomes the selection.
struct AllRecipesList: View {
    @Binding var selection: Recipe.ID?
    @State private var words = ""

    var body: some View {
        List(selection: $selection) {
            ForEach(Category.allCases.filter { !found(in: $0).isEmpty }) { category in
                Section(category.title) {
                    ForEach(found(in: category)) { recipe in
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
        .searchable(text: $words, prompt: "Find a recipe")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Deselect") { selection = nil }
                    .disabled(selection == nil)
            }
        }
    }
    private func found(in category: Category) -> [Recipe] {
        RecipeBook.recipes(in: category).filter {
            words.isEmpty || $0.name.localizedStandardContains(words)
        }
    }
}
