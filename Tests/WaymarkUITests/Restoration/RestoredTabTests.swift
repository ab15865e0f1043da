// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// A process that goes on from another one shows the tab that was shown there.
@MainActor @Suite("Tabs that are found again") struct RestoredTabTests {
    @Test("RES-012: the tab that a person chose is shown again, and its binding says so")
    func aChosenTabIsShownAgain() throws {
        let screen = Screen { Bound() }
        try screen.press("To the second")
        #expect(screen.texts.contains("Second of second"))
        let restored = Screen(restoring: screen.savedState) { Bound() }
        #expect(restored.texts.contains("Second of second"))
        try restored.press("First tab")
        #expect(restored.texts.contains("First of first"))
    }

    @Test("RES-012: a tab view that remembers by itself does so over processes")
    func aTabWithoutABindingIsShownAgain() throws {
        let screen = Screen { Unbound() }
        try screen.press("Two")
        let restored = Screen(restoring: screen.savedState) { Unbound() }
        #expect(restored.title == "Stack of two")
        #expect(Screen { Unbound() }.title == "Stack of one")
    }

    @Test("RES-012: the path is that of the tab that was shown")
    func thePathIsThatOfTheTab() throws {
        let screen = Screen { Unbound() }
        try screen.press("Two")
        try screen.press("Deeper in two")
        #expect(screen.title == "Number 7")
        let restored = Screen(restoring: screen.savedState) { Unbound() }
        #expect(restored.title == "Number 7")
        try restored.back()
        #expect(restored.title == "Stack of two")
        try restored.press("One")
        #expect(restored.title == "Stack of one")
    }

    @Test("RES-012: where no tab was chosen, nothing is saved; a tab that is gone is not found")
    func whatIsGoneIsNotFound() throws {
        let screen = Screen { Unbound() }
        #expect(screen.savedState == Screen { Unbound() }.savedState)
        try screen.press("Two")
        let single = Screen(restoring: screen.savedState) {
            TabView { Text("Alone").tabItem { Text("One") } }
        }
        #expect(single.texts == ["One", "Alone"])
    }

    @Test("RES-012: a tab view that comes anew begins with its first tab")
    func aTabViewThatComesAnewBeginsAnew() throws {
        let screen = Screen { LeavingTabs(Unbound()) }
        try screen.press("Two")
        #expect(screen.title == "Stack of two")
        try screen.press("Leave")
        try screen.press("Leave")
        #expect(screen.title == "Stack of one")
    }
}

private struct Bound: View {
    @State private var place = 1

    var body: some View {
        TabView(selection: $place) {
            VStack {
                Text("First of \(place == 1 ? "first" : "second")")
                Button("To the second") { place = 2 }
            }
            .tabItem { Text("First tab") }.tag(1)
            Text("Second of \(place == 2 ? "second" : "first")")
                .tabItem { Text("Second tab") }.tag(2)
        }
    }
}

private struct Unbound: View {
    var body: some View {
        TabView {
            Numbers(name: "one").tabItem { Text("One") }
            Numbers(name: "two").tabItem { Text("Two") }
        }
    }
}

/// Tabs that a press takes away, and the next one brings anew.
struct LeavingTabs<Tabs: View>: View {
    let tabs: Tabs
    @State private var isThere = true

    init(_ tabs: Tabs) { self.tabs = tabs }

    var body: some View {
        VStack {
            Button("Leave") { isThere.toggle() }
            if isThere { tabs }
        }
    }
}

private struct Numbers: View {
    let name: String

    var body: some View {
        NavigationStack {
            NavigationLink("Deeper in \(name)", value: 7)
                .navigationTitle("Stack of \(name)")
                .navigationDestination(for: Int.self) {
                    Text("\($0)").navigationTitle("Number \($0)")
                }
        }
    }
}
