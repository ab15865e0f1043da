// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Stacks in tabs.
@MainActor @Suite("Known failures of tabs") struct TabFailureTests {
    @Test("B46: the stack of a search tab keeps its screens while other tabs are shown")
    func theSearchTabKeepsItsStack() throws {
        let screen = Screen { SearchTabs() }
        try screen.press("Search")
        try screen.press("Result 3")
        try screen.press("Tap")
        try screen.press("Home")
        #expect(screen.texts.last == "at home")
        try screen.press("Search")
        #expect(screen.title == "Number 3")
        #expect(screen.texts.contains("taps 1"))
        try screen.back()
        #expect(screen.texts.contains("Result 3"))
    }
}

private struct SearchTabs: View {
    @State private var words = ""

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("at home") }
            Tab(role: .search) {
                NavigationStack {
                    List {
                        TextField("Words", text: $words)
                        NavigationLink("Result 3", value: 3)
                    }
                    .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
    }
}
