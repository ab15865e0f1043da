// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Turns addresses into a path, or into a sentence that says why not.
@MainActor @Observable
final class DeepLinkModel {
    var path = NavigationPath()
    private(set) var problem: DeepLinkProblem?

    func open(_ url: URL) {
        do {
            show(try DeepLink(url))
            problem = nil
        } catch {
            path = NavigationPath()
            problem = error
        }
    }

    func report(_ problem: DeepLinkProblem) {
        self.problem = problem
    }

    /// A recipe's address also puts its category below it, so that Back leads somewhere useful.
    private func show(_ link: DeepLink) {
        var path = NavigationPath()
        switch link {
        case .recipe(let id):
            if let recipe = RecipeBook.recipe(id) {
                path.append(recipe.category)
            }
            path.append(id)
        case .category(let category):
            path.append(category)
        }
        self.path = path
    }
}
