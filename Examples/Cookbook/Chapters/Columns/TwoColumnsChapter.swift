// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A list on the left and what it selects on the right.
struct TwoColumnsChapter: View {
    @State private var selection: Recipe.ID?
    @State private var path: [Recipe.ID] = []

    var body: some View {
        NavigationSplitView {
            AllRecipesList(selection: $selection)
        } detail: {
            NavigationStack(path: $path) {
                SelectedRecipe(id: selection)
                    .recipeDestination()
            }
        }
        .onChange(of: selection) {
            path.removeAll()
        }
    }
}
