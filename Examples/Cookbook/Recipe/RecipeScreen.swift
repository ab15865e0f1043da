// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A recipe's screen, found by its identity.
///
/// Its related recipes are value links: the stack around it needs `recipeDestination()`.
struct RecipeScreen: View {
    let id: Recipe.ID

    var body: some View {
        if let recipe = RecipeBook.recipe(id) {
            RecipeContent(recipe: recipe)
        } else {
            Placeholder(text: "This recipe is not in the book.", symbol: "tray")
                .navigationTitle("Not found")
        }
    }
}

/// The parts of a recipe, one section after the other.
private struct RecipeContent: View {
    @State private var isWritingNote = false
    let recipe: Recipe

    var body: some View {
        List {
            RecipeSummary(recipe: recipe)
            IngredientsSection(recipe: recipe)
            StepsSection(steps: recipe.steps)
            NoteSection(recipe: recipe)
            RelatedSection(recipes: recipe.related.compactMap(RecipeBook.recipe))
        }
        .listStyle(.insetGrouped)
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.large)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                FavouriteButton(id: recipe.id)
            }
            ToolbarItem(placement: .primaryAction) {
                NoteButton(isWriting: $isWritingNote)
            }
        }
        .sheet(isPresented: $isWritingNote) {
            NoteSheet(recipe: recipe)
        }
    }
}
