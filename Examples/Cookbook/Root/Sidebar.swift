// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The table of contents.
struct Sidebar: View {
    @Binding var chapter: Chapter?

    var body: some View {
        List(selection: $chapter) {
            ForEach(ChapterGroup.allCases) { group in
                Section(group.rawValue) {
                    ForEach(group.chapters) { chapter in
                        NavigationLink(value: chapter) {
                            ChapterRow(chapter: chapter)
                        }
                        .accessibilityIdentifier("chapter.\(chapter.rawValue)")
                    }
                }
            }
        }
        .listStyle(.sidebar)
        .navigationTitle("Cookbook")
    }
}

/// A chapter's symbol and title, with what it is about in small print.
private struct ChapterRow: View {
    let chapter: Chapter

    var body: some View {
        Label {
            VStack(alignment: .leading, spacing: 2) {
                Text(chapter.title)
                Text(chapter.subtitle)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        } icon: {
            Image(systemName: chapter.symbol)
        }
    }
}
