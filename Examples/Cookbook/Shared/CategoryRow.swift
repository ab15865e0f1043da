// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A part of the book in a list, with the number of its recipes.
struct CategoryRow: View {
    let category: Category

    var body: some View {
        HStack {
            Image(systemName: category.symbol)
                .foregroundStyle(category.tint)
            Text(category.title)
            Spacer()
            Text("\(RecipeBook.recipes(in: category).count)")
                .foregroundStyle(.secondary)
        }
    }
}
