// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A recipe in short, without links: it can stand in any container.
struct RecipeCard: View {
    let recipe: Recipe

    var body: some View {
        List {
            RecipeSummary(recipe: recipe)
            StepsSection(steps: recipe.steps)
        }
        .listStyle(.insetGrouped)
    }
}
