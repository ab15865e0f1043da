// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A form in a sheet, with a container for its bar.
struct AddBookView: View {
    @Environment(\.presentationMode) var mode: Binding<PresentationMode>
    @EnvironmentObject private var shelf: Shelf
    @State private var title = ""
    @State private var author = ""

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $title)
                TextField("Author", text: $author)
            }
            .navigationBarTitle("New book", displayMode: .inline)
            .navigationBarItems(trailing: Button("Add", action: add).disabled(title.isEmpty))
        }
    }

    private func add() {
        shelf.books.append(Book(id: shelf.books.count + 1, title: title, author: author))
        mode.wrappedValue.dismiss()
    }
}
