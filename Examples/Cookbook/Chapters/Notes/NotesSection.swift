// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The notes so far; a press edits one, its button deletes it, another button adds one.
struct NotesSection: View {
    @Environment(CookbookStore.self) private var store
    @Binding var edited: Recipe?
    @Binding var isAdding: Bool

    var body: some View {
        Section("Notes") {
            ForEach(store.notedRecipes) { recipe in
                Button {
                    edited = recipe
                } label: {
                    NoteRow(recipe: recipe, note: store.notes[recipe.id] ?? "")
                }
                .buttonStyle(.plain)
            }
            .onDelete { offsets in
                for recipe in offsets.map({ store.notedRecipes[$0] }) {
                    store.setNote("", for: recipe.id)
                }
            }
            Button {
                isAdding = true
            } label: {
                Label("Add a note", systemImage: "plus")
            }
            Button(role: .destructive) {
                store.removeAllNotes()
            } label: {
                Label("Remove all notes", systemImage: "trash")
            }
            .disabled(store.notes.isEmpty)
        }
    }
}

/// A recipe with the note about it.
private struct NoteRow: View {
    let recipe: Recipe
    let note: String

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(recipe.name)
            Text(note)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}
