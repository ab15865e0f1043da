// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Opens the note about a recipe in a sheet.
struct NoteButton: View {
    @State private var isWriting = false
    let recipe: Recipe

    var body: some View {
        Button {
            isWriting = true
        } label: {
            Label("Note", systemImage: "square.and.pencil")
        }
        .accessibilityIdentifier("recipe.note")
        .sheet(isPresented: $isWriting) {
            NoteSheet(recipe: recipe)
        }
    }
}
