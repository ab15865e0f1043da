// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The chapter on bars: what stands in one, and how it can look.
struct BarsChapter: View {
    @State private var title = "Menu of the week"
    @State private var isInline = false
    @State private var isHidden = false
    @State private var guests = 4

    var body: some View {
        NavigationStack {
            List {
                Section("The bar") {
                    Toggle("Small title", isOn: $isInline)
                    Toggle("Hide the bar", isOn: $isHidden)
                }
                Section("Screens") {
                    NavigationLink("A screen that decides when you leave") {
                        LockedScreen()
                    }
                    NavigationLink("Every place of a bar") {
                        PlacesScreen()
                    }
                }
                ChapterFooter(
                    """
                    The title is a field: press it and write another. The buttons above and below \
                    stand in places that the platform chooses.
                    """)
            }
            .listStyle(.insetGrouped)
            .navigationTitle($title)
            .navigationSubtitle("For \(guests) guests")
            .navigationBarTitleDisplayMode(isInline ? .inline : .large)
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
            .toolbar { GuestItems(guests: $guests) }
        }
    }
}
