// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Recipes in columns: a table to sort, to select in and to customize, and one with sections.
struct TablesChapter: View {
    @State private var path: [Recipe.ID] = []

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("All recipes").font(.headline)
                    RecipeTable { path.append($0) }
                    Text("Kinds").font(.headline)
                    KindTable()
                }
                .padding()
            }
            .navigationTitle("Tables")
            .recipeDestination()
        }
    }
}
