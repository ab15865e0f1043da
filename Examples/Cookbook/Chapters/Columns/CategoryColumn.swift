// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The first of three columns.
struct CategoryColumn: View {
    @Binding var category: Category?

    var body: some View {
        List(selection: $category) {
            Section("Categories") {
                ForEach(Category.allCases) { category in
                    CategoryRow(category: category)
                        .tag(category)
                }
            }
            ChapterFooter(
                """
                Choose a category and then a recipe. A new category empties the recipe column's \
                selection, and with it the last column.
                """)
        }
        .navigationTitle("Three columns")
    }
}
