// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkUI

/// A route names no tab, and leads into the one that knows it.
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

    @Test("NAV-280: an address leads into the tab that knows it", arguments: [
        (["String:soup"], "One of words: soup"), (["Int:7"], "One of numbers: 7"),
    ])
    func anAddressLeadsIntoTheTabThatKnowsIt(route: [String], shown: String) {
        let session = session(at: route)
        #expect(session.root.outline.contains(shown))
        #expect(session.window.route == route)
        #expect(!session.missesAddress)
    }

    @Test("NAV-280: an address that no tab knows stays in the first one")
    func anAddressThatNoTabKnowsStaysInTheFirst() {
        let session = session(at: ["Bool:true"])
        #expect(session.root.outline.contains("All words"))
        #expect(session.missesAddress)
    }

    @Test("NAV-280: the browser's way to another tab's screen shows that tab")
    func theWayToAnotherTabsScreenShowsThatTab() {
        let session = session(at: ["String:soup"])
        session.send(ElementEvent(session.root.id, .navigate(route: ["Int:7"])))
        #expect(session.root.outline.contains("One of numbers: 7"))
        session.send(ElementEvent(session.root.id, .navigate(route: ["String:soup"])))
        #expect(session.root.outline.contains("One of words: soup"))
    }
}
