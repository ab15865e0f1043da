// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The reader's additions to the book: hearts, notes and ticked ingredients.
@MainActor @Observable
final class CookbookStore {
    private(set) var favourites: Set<Recipe.ID> = []
    private(set) var notes: [Recipe.ID: String] = [:]
    private var ticked: [Recipe.ID: Set<Ingredient>] = [:]

    func isFavourite(_ id: Recipe.ID) -> Bool {
        favourites.contains(id)
    }

    func toggleFavourite(_ id: Recipe.ID) {
        if favourites.remove(id) == nil {
            favourites.insert(id)
        }
    }

    /// Keeps a note about a recipe; a blank note removes the one before.
    func setNote(_ text: String, for id: Recipe.ID) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        notes[id] = trimmed.isEmpty ? nil : trimmed
    }

    func removeAllNotes() {
        notes.removeAll()
    }

    func isTicked(_ ingredient: Ingredient, in id: Recipe.ID) -> Bool {
        ticked[id]?.contains(ingredient) ?? false
    }

    func toggleTick(_ ingredient: Ingredient, in id: Recipe.ID) {
        if ticked[id, default: []].remove(ingredient) == nil {
            ticked[id, default: []].insert(ingredient)
        }
    }

    /// The recipes with a note, in the order of the book.
    var notedRecipes: [Recipe] {
        RecipeBook.recipes.filter { notes[$0.id] != nil }
    }

    /// The recipes with a heart, in the order of the book.
    var favouriteRecipes: [Recipe] {
        RecipeBook.recipes.filter { favourites.contains($0.id) }
    }
}
