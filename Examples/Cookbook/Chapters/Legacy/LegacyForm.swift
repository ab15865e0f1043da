// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A navigation view in the stack style, with titles and buttons set on its bar.
struct LegacyForm: View {
    var body: some View {
        NavigationView {
            List {
                Section("Categories") {
                    ForEach(Category.allCases) { category in
                        NavigationLink(destination: LegacyRecipes(category: category)) {
                            CategoryRow(category: category)
                        }
                    }
                }
                ChapterFooter(
                    """
                    Walk to a recipe and back, then turn on the modern form and do it again. You \
                    should not notice a difference, but only the modern form could be given a path.
                    """)
            }
            .listStyle(.insetGrouped)
            .navigationBarTitle("Navigation view")
        }
        .navigationViewStyle(.stack)
    }
}

/// The recipes of a category, linked by their names alone.
private struct LegacyRecipes: View {
    let category: Category

    var body: some View {
        List(RecipeBook.recipes(in: category)) { recipe in
            NavigationLink(recipe.name, destination: LegacyRecipe(recipe: recipe))
        }
        .listStyle(.insetGrouped)
        .navigationBarTitle(category.title)
    }
}

/// A recipe whose heart sits in the bar's items.
private struct LegacyRecipe: View {
    let recipe: Recipe

    var body: some View {
        RecipeCard(recipe: recipe)
            .navigationBarTitle(Text(recipe.name), displayMode: .inline)
            .navigationBarItems(trailing: FavouriteButton(id: recipe.id))
    }
}
