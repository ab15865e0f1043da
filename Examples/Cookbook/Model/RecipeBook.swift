// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Every recipe in the book, and the ways to look one up.
enum RecipeBook {
    static let recipes: [Recipe] = RecipeFile.load()

    static let soupOfTheDay = Recipe.ID(rawValue: "leek-and-potato-soup")

    static func recipe(_ id: Recipe.ID) -> Recipe? {
        byID[id]
    }

    static func recipes(in category: Category) -> [Recipe] {
        recipes.filter { $0.category == category }
    }

    static func recipes(of difficulty: Difficulty) -> [Recipe] {
        recipes.filter { $0.difficulty == difficulty }
    }

    static func recipes(using ingredient: Ingredient) -> [Recipe] {
        recipes.filter { recipe in recipe.ingredients.contains { $0.name == ingredient.name } }
    }

    private static let byID = Dictionary(uniqueKeysWithValues: recipes.map { ($0.id, $0) })
}
