// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Screens that come over the one that is there.
struct ScreensInFrontSection: View {
    @Binding var answer: String
    @State private var recipe: Recipe?
    @State private var shoppingFor: Recipe?
    @State private var isCooking = false
    @State private var isSorting = false
    @State private var isLookingUp = false
    @State private var isExplaining = false
    private let soupOfTheDay = RecipeBook.recipe(RecipeBook.soupOfTheDay)

    var body: some View {
        Section("Screens") {
            Button("A sheet for a soup") { recipe = soupOfTheDay }
                .sheet(item: $recipe) {
                    answer = "The sheet is closed."
                } content: { recipe in
                    SoupSheet(recipe: recipe)
                }
            Button("A list of what to buy") { shoppingFor = soupOfTheDay }
                .sheet(item: $shoppingFor) { recipe in
                    BuyingSheet(recipe: recipe) { answer = "You bought \($0) things." }
                }
            Button("A larder to sort") { isSorting = true }
                .sheet(isPresented: $isSorting) {
                    LarderSheet()
                }
            Button("The contents of the book") { isLookingUp = true }
                .sheet(isPresented: $isLookingUp) {
                    ContentsSheet()
                }
            Button("A cover to cook by") { isCooking = true }
                .fullScreenCover(isPresented: $isCooking) {
                    CookingCover { answer = "Step \($0) was the last one." }
                }
            Button("How much is a pinch?") { isExplaining = true }
                .popover(isPresented: $isExplaining) {
                    Text("What two fingers hold: a third of a gram of salt.")
                        .padding()
                }
        }
    }
}

/// A recipe with a stack of its own.
private struct SoupSheet: View {
    @Environment(\.dismiss) private var dismiss
    let recipe: Recipe

    var body: some View {
        NavigationStack {
            RecipeScreen(id: recipe.id)
                .recipeDestination()
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Close") { dismiss() }
                    }
                }
        }
    }
}
