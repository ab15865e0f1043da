// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A page of text, to show that a screen need not be a list.
struct ReadingAdvice: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Label("Read to the end before you start.", systemImage: "book")
                Label("Weigh everything first.", systemImage: "list.bullet")
                Label("Every oven lies a little; trust your eyes.", systemImage: "eye")
                Divider()
                Text("Spoons are level, eggs are medium and butter is unsalted.")
                Text("Times ").bold() + Text("count from the first cut to the table.")
                signs
                measures
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        .navigationTitle("How to read a recipe")
        .navigationBarTitleDisplayMode(.inline)
    }

    private var signs: some View {
        DisclosureGroup("What the signs mean") {
            Label("No meat in it", systemImage: "leaf")
            Label("Hot and spicy", systemImage: "flame")
        }
        .tint(.green)
    }

    /// Pages, of which one is shown.
    private var measures: some View {
        TabView {
            Text("A pinch is what two fingers hold.").tabItem { Text("Pinch") }
            Text("A handful is what a hand closes over.").tabItem { Text("Handful") }
            Text("A glass is a fifth of a litre.").tabItem { Text("Glass") }
        }
        .tabViewStyle(.page)
        .frame(height: 120)
    }
}
