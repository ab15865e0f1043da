// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A recipe in a list: its name, its time if wanted, and a heart if it has one.
struct RecipeRow: View {
    @Environment(CookbookStore.self) private var store
    @AppStorage(PreferenceKey.showsMinutes) private var showsMinutes = true
    let recipe: Recipe

    var body: some View {
        HStack {
            Image(systemName: recipe.category.symbol)
                .foregroundStyle(recipe.category.tint)
            VStack(alignment: .leading, spacing: 2) {
                Text(recipe.name)
                if showsMinutes {
                    Text("\(recipe.minutes) min, \(recipe.difficulty.title.lowercased())")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            if store.isFavourite(recipe.id) {
                Spacer()
                Image(systemName: "heart.fill")
                    .foregroundStyle(.red)
                    .accessibilityLabel("Favourite")
            }
        }
    }
}
