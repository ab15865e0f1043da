// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Buttons that write the path, and links that append to it.
struct BoundPathRoot: View {
    @Binding var path: [Recipe.ID]

    var body: some View {
        List {
            Section("Write the path") {
                Button {
                    path.append(contentsOf: Self.menu)
                } label: {
                    Label("Push three at once", systemImage: "square.stack")
                }
                Button {
                    path = [RecipeBook.soupOfTheDay]
                } label: {
                    Label("Jump to the soup of the day", systemImage: "flame")
                }
            }
            Section("Append to it") {
                ForEach(RecipeBook.recipes(in: .fish)) { recipe in
                    NavigationLink(value: recipe.id) {
                        RecipeRow(recipe: recipe)
                    }
                }
            }
            ChapterFooter(
                """
                Push three screens in one go and walk back through them one by one. Follow related \
                recipes and watch the strip below: it shows the array, shrinking on the way back.
                """)
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Bound path")
    }

    /// A starter, a main course and a dessert.
    private static let menu = ["chilled-cucumber-soup", "mushroom-risotto", "plum-crumble"]
        .map(Recipe.ID.init(rawValue:))
}
