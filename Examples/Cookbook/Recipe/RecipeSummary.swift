// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A description of the dish, and the facts to know before starting.
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
