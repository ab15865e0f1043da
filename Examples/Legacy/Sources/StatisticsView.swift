// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A screen that hides its bar, and hands on the presentation mode to a view of its own.
struct StatisticsView: View {
    @Environment(\.presentationMode) private var presentationMode
    @EnvironmentObject private var shelf: Shelf

    var body: some View {
        VStack(spacing: 12) {
            Text("\(shelf.books.count) books")
            Text("\(shelf.books.map(\.pagesRead).reduce(0, +)) pages")
            CloseButton(mode: presentationMode)
        }
        .navigationBarHidden(true)
    }
}

struct CloseButton: View {
    let mode: Binding<PresentationMode>

    var body: some View {
        Button("Close") { mode.wrappedValue.dismiss() }
    }
}
