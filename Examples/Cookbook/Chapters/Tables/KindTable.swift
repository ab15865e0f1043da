// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Kinds of recipes, each a row that shows the recipes of its kind, in two sections.
struct KindTable: View {
    private static let sweet: [Category] = [.breakfast, .cakes, .drinks]

    var body: some View {
        Table(of: Entry.self) {
            TableColumn("Kind", value: \.name)
            TableColumn("Minutes") { Text($0.minutes) }
                .width(120)
                .alignment(.numeric)
        } rows: {
            Section("Sweet") { kinds(Self.sweet) }
            Section("Salty") { kinds(Category.allCases.filter { !Self.sweet.contains($0) }) }
        }
        .tableStyle(.bordered)
        .accessibilityIdentifier("tables.kinds")
    }

    @TableRowBuilder<Entry>
    private func kinds(_ kinds: [Category]) -> some TableRowContent<Entry> {
        ForEach(kinds) { kind in
            let recipes = RecipeBook.recipes.filter { $0.category == kind }
            DisclosureTableRow(Entry(kind, recipes)) {
                ForEach(recipes) { TableRow(Entry($0)) }
            }
        }
    }
}

/// A kind, or a recipe of it.
private struct Entry: Identifiable {
    let id: String
    let name: String
    let minutes: String

    init(_ recipe: Recipe) {
        id = recipe.id.rawValue
        name = recipe.name
        minutes = "\(recipe.minutes)"
    }

    init(_ kind: Category, _ recipes: [Recipe]) {
        id = "kind \(kind.rawValue)"
        name = kind.title
        let all = recipes.map(\.minutes)
        minutes = "\(all.min() ?? 0) to \(all.max() ?? 0)"
    }
}
