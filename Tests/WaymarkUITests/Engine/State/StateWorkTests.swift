// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Tests of the work that a write to state costs.
@MainActor @Suite struct StateWorkTests {
    @Test("A row's own change is one body and one patch, however many rows there are", .countsWork)
    func aRowsOwnChangeCostsTheSameAmongManyRows() throws {
        let few = try changeOfOneRow(among: 100)
        let many = try changeOfOneRow(among: 10_000)
        #expect(few.bodiesRun == 1)
        #expect(few.patchesSent == 1)
        #expect(few.nodesMade == 0)
        #expect(few == many)
    }

    private func changeOfOneRow(among count: Int) throws -> GraphCounters {
        let stage = Stage {
            ForEach(0..<count, id: \.self) { CountingRow(number: $0) }
        }
        let before = stage.session.counters
        try stage.press("Row 42: 0")
        #expect(stage.texts[42] == "Row 42: 1")
        #expect(stage.batches.map(\.kinds) == [["update"]])
        return stage.session.counters - before
    }

    @Test(.countsWork) func onlyReadersOfAStateAreEvaluated() throws {
        let tally = Tally()
        let stage = Stage { TwoReaders(tally: tally) }
        #expect(tally.take() == ["parent", "first", "second", "setter"])
        try stage.press("First")
        #expect(tally.take() == ["first"])
        try stage.press("Second")
        #expect(tally.take() == ["second"])
        #expect(stage.texts.prefix(2) == ["first 1", "second 1"])
    }

    @Test(.countsWork) func anEqualWriteDoesNothing() throws {
        let tally = Tally()
        let stage = Stage { Writer(tally: tally) { $0 = 0 } }
        #expect(tally.take() == ["body"])
        try stage.press("Write")
        #expect(tally.take() == [])
        #expect(stage.patches.isEmpty)
    }

    @Test func severalWritesInOneEventAreOneBatch() throws {
        let tally = Tally()
        let stage = Stage { TwoWrites(tally: tally) }
        try stage.press("Write")
        #expect(stage.texts.first == "3 and 4")
        #expect(stage.batches.count == 1)
        if !Oracle.isEnabled { #expect(tally["body"] == 2) }
    }

    @Test(.countsWork) func whatABodyNoLongerReadsNoLongerMakesItDue() throws {
        let tally = Tally()
        let stage = Stage { FirstOrSecond(tally: tally) }
        try stage.press("Switch")
        _ = tally.take()
        try stage.press("First")
        #expect(tally.take() == [])
        try stage.press("Second")
        #expect(tally.take() == ["body"])
        #expect(stage.texts.first == "second 1")
    }

    @Test(.countsWork) func siblingsAreEvaluatedInReadingOrder() throws {
        let tally = Tally()
        let stage = Stage { SharedReaders(tally: tally) }
        _ = tally.take()
        try stage.press("More")
        #expect(tally.take() == (0..<40).map(String.init))
    }
}

private struct CountingRow: View {
    let number: Int
    @State private var count = 0

    var body: some View { Button("Row \(number): \(count)") { count += 1 } }
}

private struct TwoReaders: View {
    let tally: Tally
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        let _ = tally.note("parent")
        Reader(name: "first", value: $first, tally: tally)
        Reader(name: "second", value: $second, tally: tally)
        Setter(first: $first, second: $second, tally: tally)
    }

    struct Setter: View {
        @Binding var first: Int
        @Binding var second: Int
        let tally: Tally

        var body: some View {
            let _ = tally.note("setter")
            Button("First") { first += 1 }
            Button("Second") { second += 1 }
        }
    }
}

private struct Reader: View {
    let name: String
    @Binding var value: Int
    let tally: Tally

    var body: some View {
        let _ = tally.note(name)
        Text("\(name) \(value)")
    }
}

private struct Writer: View {
    let tally: Tally
    let change: (inout Int) -> Void
    @State private var number = 0

    var body: some View {
        let _ = tally.note("body")
        Text("\(number)")
        Button("Write") { change(&number) }
    }
}

private struct TwoWrites: View {
    let tally: Tally
    @State private var first = 1
    @State private var second = 2

    var body: some View {
        let _ = tally.note("body")
        Text("\(first) and \(second)")
        Button("Write") {
            first = 2
            second = 4
            first = 3
        }
    }
}

private struct FirstOrSecond: View {
    let tally: Tally
    @State private var readsFirst = true
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        let _ = tally.note("body")
        Text(readsFirst ? "first \(first)" : "second \(second)")
        Button("Switch") { readsFirst.toggle() }
        Button("First") { first += 1 }
        Button("Second") { second += 1 }
    }
}

private struct SharedReaders: View {
    let tally: Tally
    @State private var value = 0

    var body: some View {
        ForEach(0..<40, id: \.self) { Reader(name: "\($0)", value: $value, tally: tally) }
        Button("More") { value += 1 }
    }
}
