// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The contents of the book as a tree: parts, how hard they are, recipes.
struct ContentsSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var chosen: ContentsEntry.ID?
    @State private var words = ""

    var body: some View {
        NavigationStack {
            List(found, children: \.below, selection: $chosen) { entry in
                Text(entry.title)
            }
            .navigationTitle("Contents")
            .navigationBarTitleDisplayMode(.inline)
            .searchable(text: $words, prompt: "Find in the contents")
            .searchSuggestions {
                ForEach(suggestions, id: \.self) { Text($0).searchCompletion($0) }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private var found: [ContentsEntry] {
        words.isEmpty ? ContentsEntry.all : ContentsEntry.all.filter { $0.mentions(words) }
    }

    /// The parts of the book that a person may mean.
    private var suggestions: [String] {
        let titles = ContentsEntry.all.map(\.title).filter { $0 != words }
        return words.isEmpty ? [] : titles.filter { $0.localizedStandardContains(words) }
    }
}
