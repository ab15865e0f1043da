// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests that state lives exactly as long as its view's place.
@MainActor @Suite struct StateLifetimeTests {
    @Test("State follows its element when a ForEach is reordered (NAV-170)")
    func stateSurvivesReordering() throws {
        let stage = Stage { Rearranged() }
        try stage.press("a 0")
        try stage.press("c 0")
        try stage.press("c 1")
        try stage.press("Reverse")
        #expect(stage.texts == ["c 2", "b 0", "a 1", "Reverse", "Remove a"])
        #expect(stage.batches.last?.kinds == ["move", "move"])
    }

    @Test("State is gone when its element comes back after it was removed (NAV-170)")
    func stateIsLostWithItsElement() throws {
        let stage = Stage { Rearranged() }
        try stage.press("a 0")
        try stage.press("Remove a")
        #expect(stage.texts == ["b 0", "c 0", "Reverse", "Remove a"])
        try stage.press("Remove a")
        #expect(stage.texts == ["a 0", "b 0", "c 0", "Reverse", "Remove a"])
    }

    @Test func anotherIdentityStartsAfresh() throws {
        let stage = Stage { Reidentified() }
        try stage.press("count 0")
        let before = stage.id(ofText: "count 1")
        try stage.press("Next")
        #expect(stage.texts.first == "count 0")
        #expect(stage.id(ofText: "count 0") != before)
    }

    @Test func anotherBranchStartsAfresh() throws {
        let stage = Stage { Branched() }
        try stage.press("count 0")
        try stage.press("Switch")
        #expect(stage.texts.first == "count 0")
        try stage.press("count 0")
        try stage.press("Switch")
        #expect(stage.texts.first == "count 0")
    }

    @Test func anotherTypeInAnAnyViewStartsAfreshAndTheSameTypeDoesNot() throws {
        let stage = Stage { Erased() }
        try stage.press("count 0")
        try stage.press("Next")
        #expect(stage.texts.first == "count 1")
        try stage.press("Next")
        #expect(stage.texts.first == "wrapped")
        try stage.press("Next")
        try stage.press("Next")
        #expect(stage.texts.first == "count 0")
    }

    @Test func theInitialValueCountsOnce() throws {
        let stage = Stage { Parent() }
        #expect(stage.texts.prefix(2) == ["own 0", "given 0"])
        try stage.press("More")
        #expect(stage.texts.prefix(2) == ["own 0", "given 1"])
    }

    @Test func anOptionalStateStartsWithNothing() throws {
        let stage = Stage { Choosing() }
        #expect(stage.texts.first == "nothing")
        try stage.press("Choose")
        #expect(stage.texts.first == "7")
        try stage.press("Clear")
        #expect(stage.texts.first == "nothing")
    }

    @Test func anotherInstanceIsAChangeEvenIfItIsEqual() throws {
        let stage = Stage { Replacing() }
        try stage.press("Replace")
        #expect(stage.texts.first == "new")
    }
}

private struct Count: View {
    var prefix = "count"
    @State private var count = 0

    var body: some View { Button("\(prefix) \(count)") { count += 1 } }
}

private struct Rearranged: View {
    @State private var letters = ["a", "b", "c"]

    var body: some View {
        ForEach(letters, id: \.self) { Count(prefix: $0) }
        Button("Reverse") { letters.reverse() }
        Button("Remove a") {
            if letters.first == "a" { letters.removeFirst() } else { letters.insert("a", at: 0) }
        }
    }
}

private struct Reidentified: View {
    @State private var identity = 0

    var body: some View {
        Count().id(identity)
        Button("Next") { identity += 1 }
    }
}

private struct Branched: View {
    @State private var isFirst = true

    var body: some View {
        if isFirst { Count() } else { Count() }
        Button("Switch") { isFirst.toggle() }
    }
}

private struct Erased: View {
    @State private var step = 0

    var body: some View {
        step == 2 ? AnyView(VStack { Text("wrapped") }) : AnyView(Count())
        Button("Next") { step += 1 }
    }
}

private struct Parent: View {
    @State private var number = 0

    var body: some View {
        Child(number: number)
        Button("More") { number += 1 }
    }

    struct Child: View {
        @State private var own: Int
        let given: Int

        init(number: Int) {
            _own = State(initialValue: number)
            given = number
        }

        var body: some View {
            Text("own \(own)")
            Text("given \(given)")
        }
    }
}

private struct Choosing: View {
    @State private var choice: Int?

    var body: some View {
        Text(choice.map { "\($0)" } ?? "nothing")
        Button("Choose") { choice = 7 }
        Button("Clear") { choice = nil }
    }
}

private struct Replacing: View {
    final class Model: Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        static func == (a: Model, b: Model) -> Bool { true }
    }

    @State private var model = Model("old")

    var body: some View {
        Text(model.name)
        Button("Replace") { model = Model("new") }
    }
}
