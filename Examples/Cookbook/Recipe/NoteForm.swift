// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The field for a note and the button that keeps it.
///
/// The form does not know how it was presented: `close` ends whatever it is shown in.
struct NoteForm: View {
    @Environment(CookbookStore.self) private var store
    @State private var text = ""
    @FocusState private var isWriting: Bool
    let recipe: Recipe
    let close: () -> Void

    var body: some View {
        Form {
            Section {
                TextField("What to do differently next time", text: $text)
                    .focused($isWriting)
                    .accessibilityIdentifier("note.text")
            } header: {
                Text(recipe.name)
            } footer: {
                Text("An empty note removes the one you had.")
            }
        }
        .navigationTitle("Note")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Save", action: save)
                    .keyboardShortcut("s")
                    .disabled(text == (store.notes[recipe.id] ?? ""))
            }
        }
        .onAppear {
            text = store.notes[recipe.id] ?? ""
            isWriting = true
        }
    }

    private func save() {
        store.setNote(text, for: recipe.id)
        close()
    }
}
