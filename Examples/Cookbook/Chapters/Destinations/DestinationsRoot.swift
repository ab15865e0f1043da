// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// One link for every type of value, and two destinations driven by state.
struct DestinationsRoot: View {
    @State private var isShowingRules = false
    @State private var quickest: Recipe?

    var body: some View {
        List {
            ValueLinks()
            Section {
                Button("Show the kitchen rules") { isShowingRules = true }
                Button("Open the quickest recipe") { quickest = Self.quickestRecipe }
            } header: {
                Text("Driven by state")
            } footer: {
                Text("A Bool and an optional recipe; both reset when you come back.")
            }
            ChapterFooter(
                """
                Each link carries a value and knows nothing of a screen; the stack finds the \
                destination by the value's type. The strip below counts the values.
                """)
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Destinations")
        .navigationDestination(isPresented: $isShowingRules) {
            KitchenRules()
        }
        .navigationDestination(item: $quickest) { recipe in
            RecipeCard(recipe: recipe)
                .navigationTitle(recipe.name)
        }
    }

    private static var quickestRecipe: Recipe? {
        RecipeBook.recipes.min { $0.minutes < $1.minutes }
    }
}
