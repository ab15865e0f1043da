// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A stack that is an array: whatever changes the array moves the stack.
struct BoundPathChapter: View {
    @State private var path: [Recipe.ID] = []

    var body: some View {
        VStack(spacing: 0) {
            NavigationStack(path: $path) {
                BoundPathRoot(path: $path)
                    .recipeDestination()
            }
            Divider()
            PathBar(trail: trail, isAtRoot: path.isEmpty) {
                path.removeAll()
            }
        }
    }

    private var trail: String {
        let names = path.map { RecipeBook.recipe($0)?.name ?? $0.rawValue }
        return (["Root"] + names).joined(separator: " › ")
    }
}
