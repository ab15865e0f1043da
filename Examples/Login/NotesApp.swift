// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Notes, for whoever is signed in.
struct NotesApp: App {
    var body: some Scene {
        WindowGroup { Entrance() }
    }
}

/// Finds out who is there. The server lets nobody in whom it does not know.
struct Entrance: View {
    @Environment(\.webRequest) private var request

    var body: some View {
        if let account = request?.user(as: Account.self) {
            NotesScreen(account: account, notebook: .notebook(of: account))
        } else {
            Text("Nobody is signed in.")
        }
    }
}

struct NotesScreen: View {
    let account: Account
    @Bindable var notebook: Notebook
    @State private var draft = ""
    @State private var isWriting = false

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                List {
                    Section("New note") {
                        TextField("What to remember", text: $draft)
                            .accessibilityIdentifier("draft")
                        Button("Keep") { keep(proxy) }.disabled(draft.isEmpty)
                    }
                    Section("Kept") {
                        ForEach(notebook.notes) { note in
                            NavigationLink(note.text, value: note)
                        }
                        .onDelete { notebook.notes.remove(atOffsets: $0) }
                    }
                }
            }
            .navigationTitle("Notes of \(account.name)")
            .toolbar {
                Button("Write more") { isWriting = true }
            }
            .sheet(isPresented: $isWriting) { LongNoteSheet(notebook: notebook) }
            .navigationDestination(for: Note.self) { note in
                Text(note.text).navigationTitle("Note")
            }
        }
    }

    /// Keeps the new note, and shows it where it stands: below all others.
    private func keep(_ proxy: ScrollViewProxy) {
        let note = Note(text: draft)
        notebook.notes.append(note)
        draft = ""
        proxy.scrollTo(note.id, anchor: .center)
    }
}

/// A note that takes a while to write.
struct LongNoteSheet: View {
    let notebook: Notebook
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("All that is to be remembered", text: $text)
                    .accessibilityIdentifier("long")
            }
            .navigationTitle("A long note")
            .toolbar {
                Button("Done") {
                    notebook.notes.append(Note(text: text))
                    dismiss()
                }
                .disabled(text.isEmpty)
            }
        }
    }
}
