// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The screens of `LegacyForm` in a stack, with values for links and a toolbar for the heart.
struct ModernForm: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Categories") {
                    ForEach(Category.allCases) { category in
                        NavigationLink(value: category) {
                            CategoryRow(category: category)
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Navigation stack")
            .navigationDestination(for: Category.self) { category in
                ModernRecipes(category: category)
            }
            .navigationDestination(for: Recipe.self) { recipe in
                ModernRecipe(recipe: recipe)
            }
        }
    }
}

/// The recipes of a category, linked by value.
private struct ModernRecipes: View {
    let category: Category

    var body: some View {
        List(RecipeBook.recipes(in: category)) { recipe in
            NavigationLink(recipe.name, value: recipe)
        }
        .listStyle(.insetGrouped)
        .navigationTitle(category.title)
    }
}

/// A recipe whose heart sits in the toolbar.
private struct ModernRecipe: View {
    let recipe: Recipe

    var body: some View {
        RecipeCard(recipe: recipe)
            .navigationTitle(recipe.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    FavouriteButton(id: recipe.id)
                }
            }
    }
}
