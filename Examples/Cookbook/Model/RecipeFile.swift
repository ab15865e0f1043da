// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The recipes as they lie in the program: the only place that knows about the resource.
enum RecipeFile {
    static func load() -> [Recipe] {
        do {
            let json = Data(PackageResources.recipes_json)
            return try JSONDecoder().decode([Recipe].self, from: json)
        } catch {
            assertionFailure("recipes.json does not describe recipes: \(error)")
            return []
        }
    }
}
