// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The closing section of a chapter's first screen: what to try here.
struct ChapterFooter: View {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        Section {
            Label("What to try", systemImage: "sparkles")
                .font(.headline)
        } footer: {
            Text(text)
        }
    }
}
