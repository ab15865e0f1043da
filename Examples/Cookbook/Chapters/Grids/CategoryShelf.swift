// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The kinds of recipes in two rows that scroll sideways.
struct CategoryShelf: View {
    private let rows = [
        GridItem(.fixed(36), alignment: .leading), GridItem(.fixed(36), alignment: .leading),
    ]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHGrid(rows: rows, spacing: 24) {
                ForEach(Category.allCases) { category in
                    Label(category.title, systemImage: category.symbol)
                }
            }
        }
        .accessibilityIdentifier("grids.shelf")
    }
}
