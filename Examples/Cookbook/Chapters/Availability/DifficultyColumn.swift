// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The first column: how hard it may be today.
struct DifficultyColumn: View {
    @Binding var difficulty: Difficulty?

    var body: some View {
        List(selection: $difficulty) {
            Section("Difficulty") {
                ForEach(Difficulty.allCases) { difficulty in
                    NavigationLink(value: difficulty) {
                        Label(difficulty.title, systemImage: difficulty.symbol)
                    }
                }
            }
            ChapterFooter(
                """
                Three columns again, but written once for systems with and without the split view. \
                The wrapper asks which it may use; nothing else in the chapter knows.
                """)
        }
        .navigationTitle("Availability")
    }
}
