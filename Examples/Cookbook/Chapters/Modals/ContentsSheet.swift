// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The contents of the book as a tree: parts, how hard they are, recipes.
struct ContentsSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var chosen: ContentsEntry.ID?

    var body: some View {
        NavigationStack {
            List(ContentsEntry.all, children: \.below, selection: $chosen) { entry in
                Text(entry.title)
            }
            .navigationTitle("Contents")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
    }
}
