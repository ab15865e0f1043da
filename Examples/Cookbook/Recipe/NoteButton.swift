// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Asks for the note about a recipe; the screen around it shows the sheet.
struct NoteButton: View {
    @Binding var isWriting: Bool

    var body: some View {
        Button {
            isWriting = true
        } label: {
            Label("Note", systemImage: "square.and.pencil")
        }
        .accessibilityIdentifier("recipe.note")
    }
}
