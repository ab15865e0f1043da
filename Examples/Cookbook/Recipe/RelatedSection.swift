// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Links to the recipes that go well with this one.
struct RelatedSection: View {
    let recipes: [Recipe]
    @Environment(\.linksHoldScreens) private var linksHoldScreens

    var body: some View {
        Section("Goes well with") {
            ForEach(recipes) { recipe in
                link(to: recipe).accessibilityIdentifier("related.\(recipe.id.rawValue)")
            }
        }
    }

    @ViewBuilder private func link(to recipe: Recipe) -> some View {
        if linksHoldScreens {
            NavigationLink {
                RecipeScreen(id: recipe.id)
            } label: {
                RecipeRow(recipe: recipe)
            }
        } else {
            NavigationLink(value: recipe.id) {
                RecipeRow(recipe: recipe)
            }
        }
    }
}

extension EnvironmentValues {
    /// True if links hold the screen that they lead to, because the stack around has no values on
    /// its path: one stack takes one kind.
    @Entry var linksHoldScreens = false
}
