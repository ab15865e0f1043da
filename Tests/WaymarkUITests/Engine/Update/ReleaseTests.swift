// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

import struct WaymarkElements.ElementEvent
import struct WaymarkElements.SessionRequest

@testable import WaymarkUI

/// Tests that nodes and objects are released, and when.
@MainActor @Suite struct ReleaseTests {
    @Test func aClosedSessionReleasesEveryNodeAndEveryObject() throws {
        let tokens = Tokens()
        let session = ViewSession(SessionRequest()) { AnyView(Everything(tokens: tokens)) }
        #expect(tokens.living > 20)
        session.close()
        #expect(session.counters.nodesReleased == session.counters.nodesMade)
        #expect(tokens.living == 0)
        #expect(session.graph.cells.isEmpty)
        #expect(session.root.children.isEmpty)
    }

    @Test func aSessionThatIsLetGoClosesItself() throws {
        let tokens = Tokens()
        let tally = Tally()
        weak var graph: Graph?
        do {
            let session = ViewSession(SessionRequest()) {
                AnyView(Everything(tokens: tokens).onDisappear { tally.note("disappears") })
            }
            graph = session.graph
        }
        #expect(tally.names == ["disappears"])
        #expect(graph == nil)
        #expect(tokens.living == 0)
    }

    @Test(.countsWork) func anUnmountedViewIsReleasedAtOnce() throws {
        let tokens = Tokens()
        let stage = Stage { Removing(tokens: tokens) }
        let before = stage.session.counters
        #expect(tokens.living == 1)
        try stage.press("Toggle")
        #expect(tokens.living == 0)
        try stage.press("Toggle")
        #expect(tokens.living == 1)
        let work = stage.session.counters - before
        #expect(work.nodesMade == work.nodesReleased)
    }

    @Test func eventsAfterClosingAreIgnored() {
        let stage = Stage { Removing(tokens: Tokens()) }
        let ids = stage.ids { _ in true }
        stage.session.close()
        for id in ids { stage.session.handle(ElementEvent(id, .press)) }
        stage.session.close()
        #expect(stage.batches.isEmpty)
    }
}

/// Makes objects and knows which are still there.
@MainActor private final class Tokens {
    private var all: [() -> Token?] = []

    var living: Int { all.count { $0() != nil } }

    func make() -> Token {
        let token = Token()
        all.append { [weak token] in token }
        return token
    }
}

/// A view whose state and closures hold an object.
private struct Holder: View {
    @State private var token: Token
    @State private var count = 0

    init(_ tokens: Tokens) { _token = State(initialValue: tokens.make()) }

    var body: some View {
        Button("\(count)") { [token] in withExtendedLifetime(token) { count += 1 } }
            .onAppear { count += 1 }
            .onDisappear { withExtendedLifetime(token) { count -= 1 } }
            .onChange(of: count) { withExtendedLifetime(token) {} }
    }
}

private struct Everything: View {
    let tokens: Tokens
    @State private var selection: Int? = 1
    @State private var text = ""
    @State private var isOn = true

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section("s") { ForEach(0..<10, id: \.self) { _ in Holder(tokens) } }
                AnyView(Holder(tokens)).tag(1)
                Group { if isOn { Holder(tokens) } }.id(3)
            }
            .navigationTitle("Everything")
            .toolbar { Holder(tokens) }
            .navigationDestination(for: Int.self) { _ in Holder(tokens) }
            .sheet(isPresented: $isOn) { Holder(tokens) }
            HStack { ForEach(0..<10, id: \.self) { _ in Holder(tokens).disabled(true) } }
            TextField("t", text: $text)
            Toggle("o", isOn: $isOn)
            Label {
                Holder(tokens)
            } icon: {
                Holder(tokens)
            }
        }
    }
}

private struct Removing: View {
    let tokens: Tokens
    @State private var isShown = true

    var body: some View {
        if isShown { Inner(token: tokens.make) }
        Button("Toggle") { isShown.toggle() }
    }

    struct Inner: View {
        @State private var token: Token

        init(token: () -> Token) { _token = State(initialValue: token()) }

        var body: some View { Text("inner").onDisappear { withExtendedLifetime(token) {} } }
    }
}
