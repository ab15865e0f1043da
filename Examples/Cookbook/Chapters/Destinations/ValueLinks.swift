// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Links whose values have four different types.
struct ValueLinks: View {
    private let ingredient = Ingredient(amount: "2 cloves", name: "garlic")

    var body: some View {
        Section("Values") {
            NavigationLink(value: Category.soups) {
                Label("A category: soups", systemImage: "folder")
            }
            NavigationLink(value: RecipeBook.soupOfTheDay) {
                Label("A recipe: the soup of the day", systemImage: "doc")
            }
            NavigationLink(value: ingredient) {
                Label("An ingredient: garlic", systemImage: "tag")
            }
            NavigationLink(value: Difficulty.demanding) {
                Label("A difficulty: demanding", systemImage: "flame")
            }
            NavigationLink("No value, no way in", value: Category?.none)
        }
    }
}
