// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The reason why an address leads nowhere.
enum DeepLinkProblem: Error, Hashable {
    case malformed(String)
    case foreign(String)
    case noSuchPart(String)
    case noRecipe(String)
    case noCategory(String)

    var sentence: String {
        switch self {
        case .malformed(let text): "“\(text)” does not lead anywhere."
        case .foreign(let address): "“\(address)” does not begin with \(DeepLink.scheme)://."
        case .noSuchPart(let part): "The book has recipes and categories, but no “\(part)”."
        case .noRecipe(let name): "There is no recipe called “\(name)”."
        case .noCategory(let name): "There is no category called “\(name)”."
        }
    }
}
