// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The reader's own words about a recipe, if there are any.
struct NoteSection: View {
    @Environment(CookbookStore.self) private var store
    let recipe: Recipe

    var body: some View {
        if let note = store.notes[recipe.id] {
            Section("Your note") {
                Label(note, systemImage: "bookmark")
                    .accessibilityIdentifier("recipe.noteText")
            }
        }
    }
}
