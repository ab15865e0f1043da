// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The shopping list, whose lines can be ticked off.
struct IngredientsSection: View {
    @Environment(CookbookStore.self) private var store
    let recipe: Recipe

    var body: some View {
        Section {
            ForEach(recipe.ingredients, id: \.self) { ingredient in
                IngredientRow(
                    ingredient: ingredient,
                    isTicked: store.isTicked(ingredient, in: recipe.id)
                ) {
                    store.toggleTick(ingredient, in: recipe.id)
                }
            }
        } header: {
            Text("Ingredients")
        } footer: {
            Text("Press a line when you have it ready.")
        }
    }
}

/// One thing to have ready.
private struct IngredientRow: View {
    let ingredient: Ingredient
    let isTicked: Bool
    let toggle: () -> Void

    var body: some View {
        Button {
            toggle()
        } label: {
            HStack {
                Image(systemName: isTicked ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(isTicked ? Color.green : Color.secondary)
                    .accessibilityLabel(isTicked ? "Ready" : "Missing")
                Text("\(Text(ingredient.amount).bold()) \(ingredient.name)")
                if let note = ingredient.note {
                    Text(note)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer()
            }
            .opacity(isTicked ? 0.5 : 1)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("ingredient.\(ingredient.name)")
    }
}
