// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

extension EnvironmentValues {
    @Entry fileprivate var word = "plain"
}

/// Modifiers of the app's own.
@MainActor @Suite struct ViewModifierTests {
    @Test func aModifierHasStateAndEnvironment() throws {
        let stage = Stage {
            Text("content").modifier(Counting(tally: Tally())).environment(\.word, "loud")
        }
        #expect(stage.texts == ["content", "loud 0"])
        try stage.press("loud 0")
        #expect(stage.texts == ["content", "loud 1"])
    }

    @Test(.countsWork) func aModifiersOwnChangeLeavesItsContentAlone() throws {
        let tally = Tally()
        let stage = Stage { Noted(tally: tally) {}.modifier(Counting(tally: tally)) }
        #expect(tally.take() == ["modifier", "content"])
        try stage.press("plain 0")
        #expect(tally.take() == ["modifier"])
    }

    @Test func newContentReachesThroughAModifier() throws {
        let stage = Stage { Outer() }
        try stage.press("More")
        #expect(stage.texts.first == "content 1")
        try stage.press("plain 0")
        try stage.press("More")
        #expect(stage.texts.prefix(2) == ["content 2", "plain 1"])
    }

    @Test func aModifierMayShowItsContentTwiceOrNotAtAll() throws {
        let stage = Stage { Text("a").modifier(Repeating()) }
        #expect(stage.texts == ["a", "a", "Fewer"])
        try stage.press("Fewer")
        #expect(stage.texts == ["a", "Fewer"])
        try stage.press("Fewer")
        #expect(stage.texts == ["Fewer"])
    }

    @Test func modifiersAreJoined() {
        let stage = Stage {
            Text("a").modifier(Signed(name: "x").concat(Signed(name: "y")))
            ModifiedContent(content: Text("b"), modifier: EmptyModifier.identity)
        }
        #expect(stage.texts == ["a", "x", "y", "b"])
    }
}

private struct Counting: ViewModifier {
    let tally: Tally
    @State private var count = 0
    @Environment(\.word) private var word

    func body(content: Content) -> some View {
        let _ = tally.note("modifier")
        content
        Button("\(word) \(count)") { count += 1 }
    }
}

private struct Noted: View {
    let tally: Tally
    let action: () -> Void

    var body: some View {
        let _ = tally.note("content")
        Text("content")
    }
}

private struct Outer: View {
    @State private var count = 0

    var body: some View {
        Text("content \(count)").modifier(Counting(tally: Tally()))
        Button("More") { count += 1 }
    }
}

private struct Repeating: ViewModifier {
    @State private var count = 2

    func body(content: Content) -> some View {
        ForEach(0..<count, id: \.self) { _ in content }
        Button("Fewer") { count -= 1 }
    }
}

private struct Signed: ViewModifier {
    let name: String

    func body(content: Content) -> some View {
        content
        Text(name)
    }
}
