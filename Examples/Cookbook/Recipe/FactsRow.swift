// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Time, servings and difficulty side by side.
struct FactsRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 16) {
            Label("\(recipe.minutes) min", systemImage: "clock")
                .accessibilityIdentifier("recipe.minutes")
            Label("Serves \(recipe.servings)", systemImage: "person.2")
                .accessibilityIdentifier("recipe.servings")
            Label(recipe.difficulty.title, systemImage: recipe.difficulty.symbol)
                .accessibilityIdentifier("recipe.difficulty")
        }
        .font(.subheadline)
    }
}
