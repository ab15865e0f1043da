// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A screen that asks before it removes its book, and goes back by itself.
struct BookView: View {
    @Environment(\.presentationMode) private var presentationMode
    @EnvironmentObject private var shelf: Shelf
    @State private var asksToRemove = false
    let book: Book

    var body: some View {
        Form {
            Text(book.author)
            Text("\(book.pagesRead) pages read")
            Button("Remove from the list") { asksToRemove = true }
        }
        .navigationBarTitle(Text(book.title), displayMode: .inline)
        .alert(isPresented: $asksToRemove) {
            Alert(
                title: Text("Remove “\(book.title)”?"),
                primaryButton: .destructive(Text("Remove")) {
                    shelf.remove(book)
                    presentationMode.wrappedValue.dismiss()
                },
                secondaryButton: .cancel())
        }
    }
}
