// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkUI

/// A route names each tab but the first; one that names none leads into the tab that knows it.
@MainActor @Suite("Routes into tabs") struct TabRouteTests {
    private struct Tabs: View {
        @State private var chosen = "words"

        var body: some View {
            TabView(selection: $chosen) {
                Tab("Words", systemImage: "book", value: "words") { Stack<String>(name: "words") }
                Tab("Numbers", systemImage: "number", value: "numbers") {
                    Stack<Int>(name: "numbers")
                }
            }
        }
    }

    private struct Stack<Value: Hashable & Codable>: View {
        let name: String

        var body: some View {
            NavigationStack {
                Text("All \(name)")
                    .navigationDestination(for: Value.self) { Text("One of \(name): \($0)") }
            }
        }
    }

    private func session(at route: [String]) -> ViewSession {
        ViewSession(SessionRequest(route: route)) { AnyView(Tabs()) }
    }

    @Test(
        "NAV-280: an address leads into the tab that it names, or that knows it",
        arguments: [
            (["String:soup"], "One of words: soup", ["String:soup"]),
            (["~numbers", "Int:7"], "One of numbers: 7", ["~numbers", "Int:7"]),
            (["Int:7"], "One of numbers: 7", ["~numbers", "Int:7"]),
            (["~numbers"], "All numbers", ["~numbers"]), (["~words"], "All words", []),
        ])
    func anAddressLeadsIntoTheTabThatKnowsIt(route: [String], shown: String, then: [String]) {
        let session = session(at: route)
        #expect(session.root.outline.contains(shown))
        #expect(session.window.routes.current == then)
        #expect(!session.missesAddress)
    }

    @Test("NAV-280: an address that no tab knows stays in the first one")
    func anAddressThatNoTabKnowsStaysInTheFirst() {
        let session = session(at: ["Bool:true"])
        #expect(session.root.outline.contains("All words"))
        #expect(session.missesAddress)
    }

    @Test(
        "NAV-280: a route that names a tab leads into no other one",
        arguments: [
            ["~numbers", "String:soup"], ["~numbers", "~words"], ["~nothing"],
        ])
    func aRouteThatNamesATabLeadsIntoNoOtherOne(route: [String]) {
        let session = session(at: route)
        #expect(session.root.outline.contains(route[0] == "~numbers" ? "All numbers" : "All words"))
        #expect(session.missesAddress)
    }

    @Test("What begins as the name of a tab, a link or a key is no text")
    func namesAreNoText() {
        for segment in ["~nope", "@0", "!1", "-", ".."] {
            #expect(RouteSegment.decode(segment, as: String.self) == nil)
        }
        #expect(RouteSegment.decode("\"~nope\"", as: String.self) == "~nope")
        #expect(RouteSegment.decode("-5", as: Int.self) == -5)
    }

    @Test("NAV-280: the browser's way to another tab's screen shows that tab")
    func theWayToAnotherTabsScreenShowsThatTab() {
        let session = session(at: ["String:soup"])
        session.handle(ElementEvent(session.root.id, .navigate(route: ["Int:7"])))
        #expect(session.root.outline.contains("One of numbers: 7"))
        session.handle(ElementEvent(session.root.id, .navigate(route: ["String:soup"])))
        #expect(session.root.outline.contains("One of words: soup"))
    }

    @Test(
        "NAV-280: a route without a tab's name leads to the first tab, not at the start of an app")
    func aRouteWithoutANameLeadsToTheFirstTab() {
        let session = session(at: ["~numbers", "Int:7"])
        session.handle(ElementEvent(session.root.id, .navigate(route: [])))
        #expect(session.root.outline.contains("All words"))
        #expect(session.window.routes.current == [])
        session.handle(ElementEvent(session.root.id, .navigate(route: ["~numbers"])))
        #expect(session.root.outline.contains("All numbers"))
        let second = ViewSession(SessionRequest(route: [])) {
            AnyView(
                TabView(selection: .constant(2)) {
                    Text("First").tag(1)
                    Text("Second").tag(2)
                })
        }
        #expect(second.window.routes.current == ["~2"])
    }
}
