// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Ways into the book, and two preferences that outlive the scene.
struct RestorationRoot: View {
    var body: some View {
        List {
            Section("Go somewhere") {
                ForEach(Category.allCases) { category in
                    NavigationLink(value: category) {
                        CategoryRow(category: category)
                    }
                }
            }
            PreferencesSection()
            ChapterFooter(
                """
                Open a category and a recipe and reload the page: you are back on the recipe, with \
                the category below it. The path is kept for this window only; the preferences \
                hold for every window.
                """)
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Restoration")
    }
}
