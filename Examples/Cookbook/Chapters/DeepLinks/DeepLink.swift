// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A place in the book that has an address.
enum DeepLink: Hashable, Sendable {
    case recipe(Recipe.ID)
    case category(Category)

    static let scheme = "cookbook"

    /// Reads `cookbook://recipe/<id>` and `cookbook://category/<name>`.
    init(_ url: URL) throws(DeepLinkProblem) {
        guard url.scheme?.lowercased() == Self.scheme else {
            throw .foreign(url.absoluteString)
        }
        let name = url.lastPathComponent
        guard let part = url.host, !name.isEmpty else {
            throw .malformed(url.absoluteString)
        }
        switch part {
        case "recipe":
            let id = Recipe.ID(rawValue: name)
            guard RecipeBook.recipe(id) != nil else { throw .noRecipe(name) }
            self = .recipe(id)
        case "category":
            guard let category = Category(rawValue: name) else { throw .noCategory(name) }
            self = .category(category)
        default:
            throw .noSuchPart(part)
        }
    }
}
