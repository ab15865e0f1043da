// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The page on the right side before a chapter is chosen.
struct WelcomePage: View {
    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "books.vertical")
                .font(.largeTitle)
                .foregroundStyle(.orange)
            Text("Welcome to the cookbook")
                .font(.title2)
                .bold()
            Text(
                """
                \(RecipeBook.recipes.count) recipes, and \(Chapter.allCases.count) ways to find your \
                way among them.
                """
            )
            .foregroundStyle(.secondary)
            HStack(spacing: 20) {
                ForEach(Category.allCases) { category in
                    Image(systemName: category.symbol)
                        .foregroundStyle(category.tint)
                        .accessibilityLabel(category.title)
                }
            }
            .padding()
            Text("Choose a chapter to begin.")
                .font(.headline)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("welcome")
    }
}
