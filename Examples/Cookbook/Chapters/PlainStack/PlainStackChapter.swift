// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A stack whose links hold the screens they lead to.
struct PlainStackChapter: View {
    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(Category.allCases) { category in
                        NavigationLink {
                            PlainCategoryScreen(category: category)
                        } label: {
                            CategoryRow(category: category)
                        }
                    }
                } header: {
                    Text("Categories")
                } footer: {
                    Text("Eight recipes each.")
                }
                Section {
                    NavigationLink("How to read a recipe") {
                        ReadingAdvice()
                    }
                }
                ChapterFooter(
                    """
                    Open a category, a recipe and then a related one: each screen keeps its place \
                    in the list while others lie above it. The back button names the screen below.
                    """)
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Plain stack")
        }
        .environment(\.linksHoldScreens, true)
    }
}
