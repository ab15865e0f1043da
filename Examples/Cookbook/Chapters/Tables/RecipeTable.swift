// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// All recipes: headers sort them, several can be selected, and a menu chooses the columns.
struct RecipeTable: View {
    let cook: (Recipe.ID) -> Void
    @State private var selection: Set<Recipe.ID> = []
    @State private var order = [KeyPathComparator(\Recipe.minutes)]
    @State private var columns = TableColumnCustomization<Recipe>()

    private var recipes: [Recipe] { RecipeBook.recipes.sorted(using: order) }

    var body: some View {
        Table(
            recipes, selection: $selection, sortOrder: $order, columnCustomization: $columns
        ) {
            TableColumn("Name", value: \.name)
                .width(min: 120, ideal: 240)
                .customizationID("name")
                .disabledCustomizationBehavior(.visibility)
            TableColumn("Kind", value: \.category.title) { recipe in
                Label(recipe.category.title, systemImage: recipe.category.symbol)
            }
            .customizationID("kind")
            TableColumn("Minutes", value: \.minutes) { Text("\($0.minutes)") }
                .alignment(.numeric)
                .customizationID("minutes")
            TableColumn("Servings", value: \.servings) { Text("\($0.servings)") }
                .width(100)
                .alignment(.numeric)
                .customizationID("servings")
            TableColumn("Difficulty") { Text($0.difficulty.title) }
                .customizationID("difficulty")
                .defaultVisibility(.hidden)
        }
        .contextMenu(forSelectionType: Recipe.ID.self) { ids in
            Button("Read") { ids.first.map(cook) }
        } primaryAction: { ids in
            ids.first.map(cook)
        }
        .alternatingRowBackgrounds()
        .accessibilityIdentifier("tables.recipes")
        Text(selection.isEmpty ? "None selected" : "\(selection.count) selected")
            .font(.footnote)
            .foregroundStyle(.secondary)
    }
}
