// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// All that stands before a screen: sheets, covers, popovers, alerts, dialogs, an inspector.
struct ModalsChapter: View {
    @State private var answer = "Nothing was asked yet."
    @State private var isInspecting = false

    var body: some View {
        NavigationStack {
            List {
                ScreensInFrontSection(answer: $answer)
                QuestionsSection(answer: $answer)
                Section("The last answer") {
                    Text(answer)
                        .accessibilityIdentifier("modals.answer")
                }
                ChapterFooter(
                    """
                    Each closes by its own buttons, and most by a press of Escape. What stands below \
                    cannot be touched until then.
                    """)
            }
            .listStyle(.insetGrouped)
            .navigationTitle("In front")
            .toolbar {
                Button("Details", systemImage: "sidebar.right") { isInspecting.toggle() }
                    .accessibilityIdentifier("modals.details")
            }
            .recipeDestination()
            .inspector(isPresented: $isInspecting) {
                BookDetails()
            }
        }
    }
}
