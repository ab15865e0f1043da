// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

extension View {
    /// Gives every type of value in the book its screen.
    func bookDestinations() -> some View {
        recipeDestination()
            .navigationDestination(for: Category.self) { category in
                RecipeList(title: category.title, recipes: RecipeBook.recipes(in: category))
            }
            .navigationDestination(for: Ingredient.self) { ingredient in
                RecipeList(
                    title: "With \(ingredient.name)",
                    recipes: RecipeBook.recipes(using: ingredient))
            }
            .navigationDestination(for: Difficulty.self) { difficulty in
                RecipeList(
                    title: difficulty.title,
                    recipes: RecipeBook.recipes(of: difficulty))
            }
    }
}
