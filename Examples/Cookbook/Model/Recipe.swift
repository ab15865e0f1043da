// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// One recipe, as the book tells it.
struct Recipe: Identifiable, Hashable, Codable, Sendable {
    /// A recipe's identity has a type of its own, so that a navigation path can hold it.
    struct ID: RawRepresentable, Hashable, Codable, Sendable {
        var rawValue: String
    }

    var id: ID
    var name: String
    var category: Category
    var minutes: Int
    var servings: Int
    var difficulty: Difficulty
    var summary: String
    var ingredients: [Ingredient]
    var steps: [String]
    var related: [ID]
}
