// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A place in the book that has an address.
enum DeepLink: Hashable, Sendable {
    case recipe(Recipe.ID)
    case category(Category)

    static let scheme = "cookbook"

    /// True if an address is for the book to answer; what is wrong in it is then said.
    static func isMeant(by url: URL) -> Bool {
        isOwn(url) || ["recipe", "category"].contains(words(of: url).first)
    }

    /// Reads `cookbook://recipe/<id>`, `cookbook://category/<name>`, and the same in the path of
    /// a page, `https://<host>/recipe/<id>`, or after its `#`.
    init(_ url: URL) throws(DeepLinkProblem) {
        guard Self.isMeant(by: url) else { throw .foreign(url.absoluteString) }
        let words = Self.words(of: url)
        guard words.count == 2, let part = words.first, let name = words.last else {
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

    private static func isOwn(_ url: URL) -> Bool { url.scheme?.lowercased() == scheme }

    /// Returns the parts of an address, which begin with the host if the scheme is the book's own.
    private static func words(of url: URL) -> [String] {
        let path = (url.fragment ?? url.path).split(separator: "/").map(String.init)
        return isOwn(url) ? [url.host ?? ""] + path : path
    }
}
