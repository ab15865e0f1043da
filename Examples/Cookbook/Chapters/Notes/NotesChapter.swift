// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A form with settings, and sheets in which notes are written.
struct NotesChapter: View {
    @State private var edited: Recipe?
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            Form {
                CookSection()
                PantrySection()
                KitchenSection()
                TableSection()
                NotesSection(edited: $edited, isAdding: $isAdding)
                FavouritesSection()
                ChapterFooter(
                    """
                    Add a note: the sheet has a stack of its own, in which you choose a recipe and \
                    then write. Cancel closes it at any depth, and Save waits for a change.
                    """)
            }
            .navigationTitle("Notes and settings")
            .recipeDestination()
            .sheet(isPresented: $isAdding) {
                NewNoteSheet()
            }
            .sheet(item: $edited) { recipe in
                NoteSheet(recipe: recipe)
            }
        }
    }
}
