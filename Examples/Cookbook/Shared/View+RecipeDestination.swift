// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

extension View {
    /// Shows the recipe's screen wherever its identity is linked in this stack.
    func recipeDestination() -> some View {
        navigationDestination(for: Recipe.ID.self) { id in
            RecipeScreen(id: id)
        }
    }
}
