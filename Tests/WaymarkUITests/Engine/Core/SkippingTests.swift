// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests of the cases in which a view's new value does not run its body again.
@MainActor @Suite(.countsWork) struct SkippingTests {
    @Test func plainDataThatStaysTheSameIsSkipped() throws {
        #expect(try evaluations { PlainView(number: $0 > 9 ? 1 : 0, isOn: true, tally: $1) } == 0)
        #expect(try evaluations { PlainView(number: $0, isOn: true, tally: $1) } == 3)
    }

    @Test func valuesAreComparedByTheirParts() throws {
        #expect(try evaluations { PartsView(names: ["a"], title: "t\($0 > 9)", tally: $1) } == 0)
        #expect(try evaluations { PartsView(names: ["a", "\($0)"], title: "t", tally: $1) } == 3)
    }

    @Test func aClosureCountsAsChanged() throws {
        #expect(try evaluations { ActionView(action: {}, tally: $1) } == 3)
    }

    @Test func anObjectIsTheSameOnlyAsItself() throws {
        let token = Token()
        #expect(try evaluations { TokenView(token: token, tally: $1) } == 0)
        #expect(try evaluations { TokenView(token: Token(), tally: $1) } == 3)
    }

    @Test func aViewsOwnEqualityDecides() throws {
        #expect(try evaluations { ParityView(number: $0 * 2, tally: $1) } == 0)
        #expect(try evaluations { ParityView(number: $0, tally: $1) } == 3)
        #expect(try evaluations { ParityView(number: $0 * 2, tally: $1).equatable() } == 0)
        #expect(try evaluations { EquatableView(content: ParityView(number: $0, tally: $1)) } == 3)
    }

    @Test func theEquatableMacroIgnoresMarkedClosuresAndState() throws {
        #expect(try evaluations { MacroView(name: "n", tally: $1, action: {}) } == 0)
        #expect(try evaluations { MacroView(name: "n\($0)", tally: $1, action: {}) } == 3)
    }

    @Test func viewsInOptionalsAndTuplesAreSkippedToo() throws {
        #expect(
            try evaluations { step, tally in
                VStack {
                    if step < 100 { PlainView(number: 1, isOn: false, tally: tally) }
                    Text("\(step)")
                }
            } == 0)
    }

    /// The number of times that bodies which note "body" run while their parent's runs three times.
    private func evaluations<Content: View>(
        @ViewBuilder _ content: @escaping (Int, Tally) -> Content
    ) throws -> Int {
        let tally = Tally()
        let stage = Stage { Stepper(tally: tally, content: content) }
        _ = tally.take()
        for _ in 0..<3 { try stage.press("Step") }
        let names = tally.take()
        #expect(names.count { $0 == "parent" } == 3)
        return names.count { $0 == "body" }
    }
}

private struct Stepper<Content: View>: View {
    let tally: Tally
    let content: (Int, Tally) -> Content
    @State private var step = 0

    var body: some View {
        let _ = tally.note("parent")
        content(step, tally)
        Button("Step") { step += 1 }
    }
}

private struct PlainView: View {
    let number: Int
    let isOn: Bool
    let tally: Tally

    var body: some View {
        let _ = tally.note("body")
        Text("\(number) \(isOn)")
    }
}

private struct PartsView: View {
    let names: [String]
    let title: String
    let tally: Tally

    var body: some View {
        let _ = tally.note("body")
        Text(title + names.joined())
    }
}

private struct ActionView: View {
    let action: () -> Void
    let tally: Tally

    var body: some View {
        let _ = tally.note("body")
        Text("action")
    }
}

private struct TokenView: View {
    let token: Token
    let tally: Tally

    var body: some View {
        let _ = tally.note("body")
        Text("token")
    }
}

private struct ParityView: View, @preconcurrency Equatable {
    let number: Int
    let tally: Tally

    static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }

    var body: some View {
        let _ = tally.note("body")
        Text("\(number)")
    }
}

@Equatable private struct MacroView: View {
    let name: String
    let tally: Tally
    @State private var count = 0
    @EquatableIgnoredUnsafeClosure let action: () -> Void

    init(name: String, tally: Tally, action: @escaping () -> Void) {
        self.name = name
        self.tally = tally
        self.action = action
    }

    var body: some View {
        let _ = tally.note("body")
        Text(name)
    }
}
