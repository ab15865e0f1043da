// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Things in columns and rows: measures that line up, and recipes as tiles.
struct GridsChapter: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    Text("Kitchen measures").font(.headline)
                    MeasureTable()
                    Text("How hard they are").font(.headline)
                    DifficultyBars()
                    Text("Kinds").font(.headline)
                    CategoryShelf()
                    Text("All recipes").font(.headline)
                    RecipeTiles()
                }
                .padding()
            }
            .navigationTitle("Grids")
            .recipeDestination()
        }
    }
}
