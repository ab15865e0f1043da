// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests of preferences: the values that views hand up to the views above them.
@MainActor @Suite struct PreferenceTests {
    @Test func valuesAreReducedInReadingOrder() {
        let held = Held<[[String]]>([])
        let stage = Stage {
            Words(held: held) {
                Text("a").preference(key: WordsKey.self, value: ["a"])
                HStack { Text("b").preference(key: WordsKey.self, value: ["b"]) }
                Text("c").preference(key: WordsKey.self, value: ["hidden"])
                    .preference(key: WordsKey.self, value: ["c"])
            }
        }
        #expect(held.value == [["a", "b", "c"]])
        #expect(stage.texts.first == "a b c")
    }

    @Test func aTransformChangesWhatComesFromBelow() {
        let held = Held<[[String]]>([])
        _ = Stage {
            Words(held: held) {
                VStack {
                    Text("a").preference(key: WordsKey.self, value: ["a"])
                    Text("b").preference(key: WordsKey.self, value: ["b"])
                }
                .transformPreference(WordsKey.self) { $0.reverse() }
                Text("c").transformPreference(WordsKey.self) { $0.append("c") }
            }
        }
        #expect(held.value == [["b", "a", "c"]])
    }

    @Test func theActionRunsOncePerChange() throws {
        let held = Held<[[String]]>([])
        let stage = Stage { Changing(held: held) }
        #expect(held.value == [["0"]])
        try stage.press("Same")
        #expect(held.value == [["0"]])
        try stage.press("Next")
        #expect(held.value == [["0"], ["1"]])
        try stage.press("More")
        #expect(held.value == [["0"], ["1"], ["1", "more"]])
        try stage.press("More")
        #expect(held.value?.last == ["1"])
    }

    @Test("NAV-187: a covered screen hands nothing up")
    func coveredScreensHandUpNothing() throws {
        let held = Held<[[String]]>([])
        let stage = Stage(.compact) {
            Words(held: held) {
                NavigationStack {
                    NavigationLink("Go") { Text("There") }
                        .preference(key: WordsKey.self, value: ["root"])
                }
            }
        }
        #expect(held.value == [["root"]])
        try stage.press("Go")
        #expect(held.value == [["root"], []])
        try stage.screen.back()
        #expect(held.value == [["root"], [], ["root"]])
    }

    @Test("There is no frame without what a view below hands up")
    func whatIsHandedUpIsInTheSameBatch() throws {
        let stage = Stage { Changing(held: Held([])) }
        #expect(stage.texts.first == "0")
        try stage.press("Next")
        #expect(stage.texts.first == "1")
        #expect(stage.batches.count == 1)
    }

    @Test func aWriterThatGoesByItselfTakesItsValueAlong() throws {
        let held = Held<[[String]]>([])
        let stage = Stage { Words(held: held) { Leaving() } }
        try stage.press("Leave")
        #expect(held.value == [["here"], []])
    }

    @Test func aKeyOfAnotherTypeIsLeftAlone() {
        let held = Held<[[String]]>([])
        let stage = Stage {
            Words(held: held) {
                Text("a").preference(key: WordsKey.self, value: ["a"])
                    .preference(key: CountKey.self, value: 4)
            }
        }
        #expect(held.value == [["a"]])
        #expect(stage.issues.isEmpty)
    }
}

private struct WordsKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct CountKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Words<Content: View>: View {
    let held: Held<[[String]]>
    @ViewBuilder let content: Content
    @State private var words: [String] = []

    var body: some View {
        Text(words.joined(separator: " "))
        VStack { content }
            .onPreferenceChange(WordsKey.self) { new in
                MainActor.assumeIsolated {
                    held.value?.append(new)
                    words = new
                }
            }
    }
}

private struct Leaving: View {
    @State private var isHere = true

    var body: some View {
        if isHere { Text("here").preference(key: WordsKey.self, value: ["here"]) }
        Button("Leave") { isHere = false }
    }
}

private struct Changing: View {
    let held: Held<[[String]]>
    @State private var number = 0
    @State private var unrelated = 0
    @State private var isMore = false

    var body: some View {
        Words(held: held) {
            Text("n").preference(key: WordsKey.self, value: ["\(number)"])
            if isMore { Text("m").preference(key: WordsKey.self, value: ["more"]) }
        }
        Text("\(unrelated)")
        Button("Next") { number += 1 }
        Button("Same") { unrelated += 1 }
        Button("More") { isMore.toggle() }
    }
}
