// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The numbers of recipes by how hard they are, with bars that share what the words leave.
struct DifficultyBars: View {
    var body: some View {
        Grid(alignment: .leading) {
            ForEach(Difficulty.allCases, id: \.self) { difficulty in
                GridRow {
                    Text(difficulty.title)
                    Color.accentColor
                        .frame(height: 8)
                        .clipShape(Capsule())
                    Text("\(RecipeBook.recipes(of: difficulty).count)")
                        .gridColumnAlignment(.trailing)
                }
            }
        }
        .accessibilityIdentifier("grids.difficulties")
    }
}
