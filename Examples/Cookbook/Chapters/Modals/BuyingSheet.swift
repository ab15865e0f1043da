// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A list in which several rows can be chosen: one after the other while it is edited, or with the
/// keyboard and the mouse at any time.
struct BuyingSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var chosen: Set<String> = []
    let recipe: Recipe
    let buy: (Int) -> Void

    var body: some View {
        NavigationStack {
            List(recipe.ingredients, id: \.name, selection: $chosen) { ingredient in
                Text("\(ingredient.amount) \(ingredient.name)")
            }
            .navigationTitle("\(chosen.count) to buy")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    EditButton()
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Buy") {
                        buy(chosen.count)
                        dismiss()
                    }
                    .disabled(chosen.isEmpty)
                }
            }
        }
    }
}
