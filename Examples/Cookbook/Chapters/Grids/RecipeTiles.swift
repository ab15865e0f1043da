// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// All recipes as tiles, in as many columns as there is room for.
struct RecipeTiles: View {
    private let columns = [
        GridItem(.adaptive(minimum: 150, maximum: 220), spacing: 12, alignment: .top)
    ]

    var body: some View {
        LazyVGrid(columns: columns, spacing: 12) {
            ForEach(RecipeBook.recipes) { recipe in
                NavigationLink(value: recipe.id) {
                    RecipeTile(recipe: recipe)
                }
                .buttonStyle(.plain)
            }
        }
        .accessibilityIdentifier("grids.recipes")
    }
}

/// A recipe as a tile.
private struct RecipeTile: View {
    let recipe: Recipe

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: recipe.category.symbol)
                .font(.title)
                .foregroundStyle(recipe.category.tint)
                .accessibilityHidden(true)
            Text(recipe.name)
                .font(.subheadline)
                .multilineTextAlignment(.center)
        }
        .padding()
        .frame(maxWidth: .infinity, minHeight: 112)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    }
}
