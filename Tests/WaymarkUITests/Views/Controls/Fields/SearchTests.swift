// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

import struct WaymarkElements.Element
import struct WaymarkElements.ElementEvent

@testable import WaymarkUI

/// Search fields: where they stand, what typing, Return and suggestions do.
@MainActor @Suite struct SearchTests {
    @Test func typingFiltersWhatTheScreenShows() throws {
        let stage = Stage { NavigationStack { Fruits().navigationTitle("Fruits") } }
        #expect(stage.texts.contains("Apple"))
        try stage.screen.type("pea", into: "Search")
        #expect(stage.texts.contains("Pear"))
        #expect(!stage.texts.contains("Apple"))
    }

    @Test func theFieldStandsBetweenTheTitleAndTheContent() throws {
        let stage = Stage { NavigationStack { Fruits().navigationTitle("Fruits") } }
        let screen = try #require(stage.session.root.first { $0.screenTitle == "Fruits" })
        #expect(screen.children.map(\.role).prefix(2) == [.toolbar, .toolbarItem(.search)])
    }

    @Test func aFieldAroundAStackIsOnItsFirstScreenOnly() throws {
        let stage = Stage { SearchedStack() }
        let screen = try #require(stage.session.root.first { $0.screenTitle == "Fruits" })
        #expect(screen.first { $0.role == .toolbarItem(.search) } != nil)
        #expect(stage.ids { $0.role == .toolbarItem(.search) }.count == 1)
        try stage.press("Apple")
        #expect(stage.ids { $0.role == .toolbarItem(.search) }.isEmpty)
        try stage.screen.back()
        try stage.screen.type("pea", into: "Find a fruit")
        #expect(!stage.texts.contains("Apple"))
    }

    @Test func aFieldAroundASplitViewIsInItsList() throws {
        let stage = Stage { SearchedSplit() }
        let sidebar = try #require(stage.session.root.first { $0.screenTitle == "Fruits" })
        #expect(sidebar.first { $0.role == .toolbarItem(.search) } != nil)
        #expect(stage.ids { $0.role == .toolbarItem(.search) }.count == 1)
    }

    @Test func returnSubmitsTheSearchAndNotAField() throws {
        let calls = Tally()
        let stage = Stage {
            NavigationStack { Fruits().navigationTitle("Fruits") }
                .onSubmit(of: .search) { calls.note("search") }
                .onSubmit { calls.note("text") }
        }
        let field = try #require(
            stage.ids { if case .textField = $0.role { true } else { false } }.first)
        stage.session.handle(ElementEvent(field, .submit))
        #expect(calls.take() == ["search"])
    }

    @Test func typingPresentsAndDismissSearchEnds() throws {
        let stage = Stage { NavigationStack { Presenting() } }
        #expect(stage.texts.contains("browsing, away"))
        try stage.screen.type("pea", into: "Search")
        #expect(stage.texts.contains("searching, presented"))
        try stage.press("Stop")
        #expect(stage.texts.contains("browsing, away"))
    }

    @Test func aSuggestionFillsTheField() throws {
        let stage = Stage {
            NavigationStack { Fruits().navigationTitle("Fruits") }
                .searchSuggestions { Text("Only pears").searchCompletion("Pear") }
        }
        try stage.press("Only pears")
        #expect(!stage.texts.contains("Apple"))
        #expect(stage.outline.contains("search field \"Pear\""))
    }
}

private struct Fruits: View {
    @State private var text = ""

    var body: some View {
        List(["Apple", "Pear", "Peach"].matching(text), id: \.self) { Text($0) }
            .searchable(text: $text)
    }
}

private struct SearchedStack: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(["Apple", "Pear"].matching(text), id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Fruits")
                .navigationDestination(for: String.self) { Text("About \($0)") }
        }
        .searchable(text: $text, prompt: "Find a fruit")
    }
}

private struct SearchedSplit: View {
    @State private var text = ""

    var body: some View {
        NavigationSplitView {
            NavigationStack { Text("Apple").navigationTitle("Fruits") }
        } detail: {
            NavigationStack { Text("Nothing").navigationTitle("Detail") }
        }
        .searchable(text: $text)
    }
}

private struct Presenting: View {
    @State private var text = ""
    @State private var isPresented = false

    var body: some View {
        SearchMood()
            .navigationTitle("Fruits")
            .environment(\.presentedForTest, isPresented)
            .searchable(text: $text, isPresented: $isPresented)
    }
}

private struct SearchMood: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.presentedForTest) private var isPresented

    var body: some View {
        Text("\(isSearching ? "searching" : "browsing"), \(isPresented ? "presented" : "away")")
        Button("Stop") { dismissSearch() }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var presentedForTest = false
}

extension [String] {
    fileprivate func matching(_ text: String) -> [String] {
        filter { text.isEmpty || $0.localizedStandardContains(text) }
    }
}

extension Element {
    fileprivate var screenTitle: String? {
        if case .screen(let screen) = role { return screen.title }
        return nil
    }
}
