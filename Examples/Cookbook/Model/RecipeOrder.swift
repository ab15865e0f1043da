// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An order for a list of recipes.
enum RecipeOrder: String, CaseIterable, Identifiable {
    case book, name, time

    var id: Self { self }

    var title: String {
        switch self {
        case .book: "As in the book"
        case .name: "By name"
        case .time: "By time"
        }
    }

    func sorted(_ recipes: [Recipe]) -> [Recipe] {
        switch self {
        case .book: recipes
        case .name: recipes.sorted { $0.name < $1.name }
        case .time: recipes.sorted { $0.minutes < $1.minutes }
        }
    }
}
