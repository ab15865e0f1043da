// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

extension EnvironmentValues {
    @Entry fileprivate var first = "first"
    @Entry fileprivate var second = "second"
    @Entry fileprivate var limit: Int? = 5
}

private struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

/// Tests of which views a change of the environment reaches.
@MainActor @Suite struct EnvironmentTests {
    @Test("A change of one key leaves the readers of another alone (NAV-186)", .countsWork)
    func dependenciesArePerKey() throws {
        let tally = Tally()
        let stage = Stage { TwoKeys(tally: tally) }
        #expect(tally.take() == ["first a", "second b", "none"])
        try stage.press("First")
        #expect(tally.take() == ["first aa"])
        try stage.press("Second")
        #expect(tally.take() == ["second bb"])
        #expect(stage.texts.prefix(2) == ["aa", "bb"])
    }

    @Test(.countsWork) func aChangeReachesReadersBelowSkippedViews() throws {
        let tally = Tally()
        let stage = Stage { DeepReader(tally: tally) }
        _ = tally.take()
        try stage.press("More")
        #expect(tally.take() == ["leaf"])
        #expect(stage.texts.first == "depth 1")
    }

    @Test("Readers hear of the nearest value, and of no other (NAV-186)", .countsWork)
    func onlyTheNearestValueMakesItsReadersDue() throws {
        let tally = Tally()
        let stage = Stage { Shadowed(tally: tally) }
        #expect(tally.take() == ["first inner", "none"])
        try stage.press("Outer")
        #expect(tally.take() == [])
        try stage.press("Inner")
        #expect(tally.take() == ["first inner+"])
        try stage.press("Take away")
        #expect(tally.take() == ["first outer+", "none"])
        try stage.press("Outer")
        #expect(tally.take() == ["first outer++"])
    }

    @Test func nodesThatReadTheSameKeysShareThem() {
        let (one, other) = (ObjectIdentifier(Int.self), ObjectIdentifier(String.self))
        let both = ReadKeys.none.adding(one).adding(other)
        #expect(both == ReadKeys.none.adding(one).adding(other).adding(one))
        #expect(both.contains(one) && both.contains(other))
        #expect(!ReadKeys.none.adding(one).contains(other))
    }

    @Test func theNearestValueCounts() throws {
        let stage = Stage { Nested() }
        #expect(stage.texts.prefix(3) == ["depth 1", "depth 2", "depth 1"])
        try stage.press("Ten")
        #expect(stage.texts.prefix(3) == ["depth 10", "depth 2", "depth 10"])
    }

    @Test func aTransformStartsFromWhatIsInherited() throws {
        let stage = Stage { Transformed() }
        #expect(stage.texts.first == "depth 11")
        try stage.press("More")
        #expect(stage.texts.first == "depth 21")
    }

    @Test func aValueThatIsNotSetIsTheDefaultEvenIfItIsOptional() {
        let stage = Stage {
            Limit()
            Limit().environment(\.limit, nil)
            Limit().environment(\.limit, 7)
            VerticalClass()
        }
        #expect(stage.texts == ["5", "none", "7", "regular"])
    }

    @Test func aControlCanBeUsedOnlyIfNothingAboveDisablesIt() throws {
        let stage = Stage { Disabling() }
        #expect(throws: ScreenError.self) { try stage.press("Inner") }
        try stage.press("Outer")
        try stage.press("Inner")
        #expect(stage.texts.contains("pressed 1"))
    }
}

private struct TwoKeys: View {
    let tally: Tally
    @State private var first = "a"
    @State private var second = "b"

    var body: some View {
        VStack {
            FirstReader(tally: tally)
            SecondReader(tally: tally)
            NoReader(tally: tally)
        }
        .environment(\.first, first)
        .environment(\.second, second)
        Button("First") { first += "a" }
        Button("Second") { second += "b" }
    }

    struct FirstReader: View {
        let tally: Tally
        @Environment(\.first) private var value

        var body: some View {
            let _ = tally.note("first \(value)")
            Text(value)
        }
    }

    struct SecondReader: View {
        let tally: Tally
        @Environment(\.second) private var value

        var body: some View {
            let _ = tally.note("second \(value)")
            Text(value)
        }
    }

    struct NoReader: View {
        let tally: Tally

        var body: some View {
            let _ = tally.note("none")
            Text("none")
        }
    }
}

private struct DepthText: View {
    @Environment(\.depth) private var depth

    var body: some View { Text("depth \(depth)") }
}

private struct DeepReader: View {
    let tally: Tally
    @State private var depth = 0

    var body: some View {
        Wrapper(level: 5, tally: tally).environment(\.depth, depth)
        Button("More") { depth += 1 }
    }

    struct Wrapper: View {
        let level: Int
        let tally: Tally

        var body: some View {
            let _ = tally.note("level \(level)")
            if level > 0 {
                AnyView(Wrapper(level: level - 1, tally: tally))
            } else {
                Leaf(tally: tally)
            }
        }
    }

    struct Leaf: View {
        let tally: Tally
        @Environment(\.depth) private var depth

        var body: some View {
            let _ = tally.note("leaf")
            Text("depth \(depth)")
        }
    }
}

private struct Shadowed: View {
    let tally: Tally
    @State private var outer = "outer"
    @State private var inner = "inner"
    @State private var isShadowed = true

    var body: some View {
        VStack {
            if isShadowed {
                readers.environment(\.first, inner)
            } else {
                readers
            }
        }
        .environment(\.first, outer)
        Button("Outer") { outer += "+" }
        Button("Inner") { inner += "+" }
        Button("Take away") { isShadowed = false }
    }

    @ViewBuilder private var readers: some View {
        TwoKeys.FirstReader(tally: tally)
        TwoKeys.NoReader(tally: tally)
    }
}

private struct Nested: View {
    @State private var outer = 1

    var body: some View {
        VStack {
            DepthText()
            DepthText().environment(\.depth, 2)
            DepthText()
        }
        .environment(\.depth, outer)
        Button("Ten") { outer = 10 }
    }
}

private struct Transformed: View {
    @State private var depth = 1

    var body: some View {
        DepthText()
            .transformEnvironment(\.depth) { $0 += 1 }
            .environment(\.depth, depth * 10)
        Button("More") { depth += 1 }
    }
}

private struct Limit: View {
    @Environment(\.limit) private var limit

    var body: some View { Text(limit.map(String.init) ?? "none") }
}

private struct VerticalClass: View {
    @Environment(\.verticalSizeClass) private var verticalClass

    var body: some View { Text(verticalClass == .regular ? "regular" : "other") }
}

private struct Disabling: View {
    @State private var isDisabled = true
    @State private var count = 0

    var body: some View {
        VStack { Button("Inner") { count += 1 }.disabled(false) }.disabled(isDisabled)
        Button("Outer") { isDisabled = false }
        Text("pressed \(count)")
    }
}
