// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The chosen recipe, or a hint to choose one.
struct SelectedRecipe: View {
    let id: Recipe.ID?

    var body: some View {
        if let id {
            RecipeScreen(id: id)
        } else {
            Placeholder(text: "Choose a recipe.", symbol: "book")
        }
    }
}
