// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The books, and the one that a person reads, found again at the next start.
struct Shelf: View {
    @SceneStorage("book") private var open: String?

    var body: some View {
        NavigationStack {
            List(["Emma", "Ulysses"], id: \.self) { book in
                Button(book) { open = book }
            }
            .navigationTitle("Library")
            .navigationDestination(item: $open) { Text("Chapter 1").navigationTitle($0) }
        }
    }
}
