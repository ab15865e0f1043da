// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Objects of the older kind: owned, given, swapped.
@MainActor @Suite struct ObservableObjectTests {
    @Test("A state object is made once, when its view is first shown (NAV-178)")
    func aStateObjectIsMadeOnceAndLazily() throws {
        let tally = Tally()
        let stage = Stage { Showing(tally: tally) }
        #expect(tally["made"] == 0)
        try stage.press("Show")
        #expect(tally["made"] == 1)
        try stage.press("Unrelated 0")
        try stage.press("count 0")
        #expect(tally["made"] == 1)
        #expect(stage.texts.contains("count 1"))
    }

    @Test(.countsWork) func aSwappedObjectIsFollowedAndTheOldOneIsNot() throws {
        let tally = Tally()
        let (first, second) = (Counter(), Counter())
        let stage = Stage { Swapping(first: first, second: second, tally: tally) }
        stage.act { first.count = 1 }
        #expect(stage.texts.first == "count 1")
        try stage.press("Swap")
        #expect(stage.texts.first == "count 0")
        stage.act { second.count = 5 }
        #expect(stage.texts.first == "count 5")
        _ = tally.take()
        stage.act { first.count = 2 }
        #expect(tally.take() == [])
    }

    @Test func bindingsToItsPropertiesWriteThem() throws {
        let counter = Counter()
        let stage = Stage { Switching(counter: counter) }
        try stage.screen.toggle("On")
        #expect(counter.isOn)
        #expect(stage.outline.contains("toggle on"))
    }

    @Test(.countsWork) func aSilentObjectMakesNothingDue() throws {
        final class Silent: ObservableObject { var count = 0 }
        struct Reader: View {
            @ObservedObject var object: Silent
            let tally: Tally
            var body: some View {
                let _ = tally.note("body")
                Text("\(object.count)")
            }
        }
        let tally = Tally()
        let object = Silent()
        let stage = Stage { Reader(object: object, tally: tally) }
        _ = tally.take()
        stage.act { object.count = 1 }
        #expect(tally.take() == [])
    }
}

private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var isOn = false
}

private struct Showing: View {
    let tally: Tally
    @State private var isShown = false
    @State private var unrelated = 0

    var body: some View {
        if isShown { Owner(tally: tally, unrelated: unrelated) }
        Button("Show") { isShown = true }
        Button("Unrelated \(unrelated)") { unrelated += 1 }
    }

    struct Owner: View {
        @StateObject private var counter: Counter
        let unrelated: Int

        init(tally: Tally, unrelated: Int) {
            let make = {
                tally.note("made")
                return Counter()
            }
            _counter = StateObject(wrappedValue: make())
            self.unrelated = unrelated
        }

        var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }
}

private struct Swapping: View {
    let first: Counter
    let second: Counter
    let tally: Tally
    @State private var isFirst = true

    var body: some View {
        Child(counter: isFirst ? first : second, tally: tally)
        Button("Swap") { isFirst.toggle() }
    }

    struct Child: View {
        @ObservedObject var counter: Counter
        let tally: Tally

        var body: some View {
            let _ = tally.note("child")
            Text("count \(counter.count)")
        }
    }
}

private struct Switching: View {
    @ObservedObject var counter: Counter

    var body: some View { Toggle("On", isOn: $counter.isOn) }
}
