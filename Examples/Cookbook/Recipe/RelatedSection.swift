// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Links to the recipes that go well with this one.
struct RelatedSection: View {
    let recipes: [Recipe]

    var body: some View {
        Section("Goes well with") {
            ForEach(recipes) { recipe in
                NavigationLink(value: recipe.id) {
                    RecipeRow(recipe: recipe)
                }
                .accessibilityIdentifier("related.\(recipe.id.rawValue)")
            }
        }
    }
}
