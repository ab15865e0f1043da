// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// What the dish is, and the facts to know before starting.
struct RecipeSummary: View {
    let recipe: Recipe

    var body: some View {
        Section {
            Text(recipe.summary)
                .foregroundStyle(.secondary)
            FactsRow(recipe: recipe)
        } header: {
            Label(recipe.category.title, systemImage: recipe.category.symbol)
                .foregroundStyle(recipe.category.tint)
        }
    }
}
