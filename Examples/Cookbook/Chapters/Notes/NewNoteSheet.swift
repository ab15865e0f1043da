// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A sheet with two screens: choose a recipe, then write.
struct NewNoteSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List(RecipeBook.recipes) { recipe in
                NavigationLink(value: recipe) {
                    RecipeRow(recipe: recipe)
                }
            }
            .navigationTitle("Choose a recipe")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { cancelItem }
            .navigationDestination(for: Recipe.self) { recipe in
                NoteForm(recipe: recipe) { dismiss() }
                    .toolbar { cancelItem }
            }
        }
    }

    private var cancelItem: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
        }
    }
}
