// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The facts about the book in the inspector.
struct BookDetails: View {
    var body: some View {
        List {
            Section("The book") {
                LabeledContent("Recipes", value: "\(RecipeBook.recipes.count)")
                LabeledContent("Parts", value: "\(Category.allCases.count)")
            }
            if let url = URL(string: "https://en.wikipedia.org/wiki/Cookbook") {
                Section("Elsewhere") {
                    Link("About books like this", destination: url)
                }
            }
        }
    }
}
