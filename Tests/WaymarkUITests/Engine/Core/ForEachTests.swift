// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Views for the elements of collections.
@MainActor @Suite struct ForEachTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    @Test func everyInitializerShowsItsElementsInOrder() {
        let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        let stage = Stage {
            ForEach(items) { Text($0.name) }
            ForEach(["c", "d"], id: \.self) { Text($0) }
            ForEach(0..<2) { Text("\($0)") }
            ForEach(.constant(items)) { $item in Text(item.name) }
            ForEach(.constant(["e"]), id: \.self) { $word in Text(word) }
            ForEach(Array("fg".enumerated()), id: \.offset) { Text("\($0.offset)\($0.element)") }
        }
        #expect(stage.texts == ["a", "b", "c", "d", "0", "1", "a", "b", "e", "0f", "1g"])
    }

    @Test func anIdentifierThatComesTwiceIsAnIssueAndOnlyTheFirstIsShown() {
        let items = [Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]
        let stage = Stage { ForEach(items) { Text($0.name) } }
        #expect(stage.texts == ["a", "c"])
        #expect(stage.issues == [.duplicateIdentifier(id: "'1'")])
    }

    @Test(arguments: [
        ([3, 0, 1, 2], 1), ([1, 2, 3, 0], 1), ([3, 2, 1, 0], 3), ([0, 2, 1, 3], 1),
        ([0, 1, 2, 3], 0),
    ])
    func movedElementsKeepTheirIdsAndAsFewAsPossibleMove(order: [Int], moves: Int) throws {
        let held = Held([0, 1, 2, 3])
        let stage = Stage { Rows(held: held) }
        let ids = (0..<4).map { stage.id(ofText: "\($0)") }
        held.value = order
        let work = stage.act { held.refresh() }
        #expect(stage.texts == order.map(String.init))
        #expect(stage.patches.kinds == Array(repeating: "move", count: moves))
        #expect(order.map { stage.id(ofText: "\($0)") } == order.map { ids[$0] })
        #expect(work.nodesMade == 0 && work.nodesReleased == 0 || Oracle.isEnabled)
    }

    @Test(.countsWork) func rowsThatAreTheSameAreNotVisited() {
        let held = Held((0..<100).map { Item(id: $0, name: "\($0)") })
        let stage = Stage { ItemRows(held: held, tally: Tally()) }
        held.value?[40].name = "new"
        let first = stage.act { held.refresh() }
        #expect(stage.texts[40] == "new")
        #expect(first.bodiesRun == 2 && first.nodesVisited < 10)
        held.value?.swapAt(3, 4)
        stage.act { held.refresh() }
        held.value?[3].name = "newer"
        let second = stage.act { held.refresh() }
        #expect(stage.texts[3...4] == ["newer", "3"])
        #expect(second.bodiesRun == 2 && second.nodesVisited < 10)
    }

    @Test(.countsWork) func aRowThatCountsAsEqualIsKeptAsItIsNow() throws {
        let held = Held([Item(id: 0, name: "old")])
        let stage = Stage { EqualRows(held: held) }
        held.value = [Item(id: 0, name: "new")]
        stage.act { held.refresh() }
        #expect(stage.texts == ["old 0"])
        try stage.press(stage.texts[0])
        #expect(stage.texts == ["new 1"])
    }

    @Test func insertionsAndRemovalsCostOnePatchEach() {
        let held = Held(Array(0..<100))
        let stage = Stage { Rows(held: held) }
        held.value?.insert(100, at: 50)
        stage.act { held.refresh() }
        #expect(stage.batches.last?.kinds == ["insert"])
        held.value?.removeAll { [3, 50, 99].contains($0) }
        stage.act { held.refresh() }
        #expect(stage.batches.last?.kinds == ["remove", "remove", "remove"])
        #expect(stage.texts.count == 98)
    }

    @Test(.countsWork) func onlyRowsWhoseValueChangedAreEvaluated() {
        let tally = Tally()
        let held = Held((0..<50).map { Item(id: $0, name: "\($0)") })
        let stage = Stage { ItemRows(held: held, tally: tally) }
        _ = tally.take()
        held.value?[7].name = "seven"
        stage.act { held.refresh() }
        #expect(tally.take() == ["seven"])
        #expect(stage.batches.last?.kinds == ["update"])
    }

    @Test(.countsWork) func anEditOfOneBoundElementEvaluatesItsRowOnly() throws {
        let tally = Tally()
        let stage = Stage { BoundRows(tally: tally) }
        _ = tally.take()
        try stage.press("row 7: 0")
        #expect(tally.take() == ["7"])
        #expect(stage.texts[7] == "row 7: 1")
    }

    @Test func severalViewsPerElementMoveTogether() throws {
        let held = Held([0, 1, 2])
        let stage = Stage { Pairs(held: held) }
        held.value = [2, 0, 1]
        stage.act { held.refresh() }
        #expect(stage.texts == ["2", "two times 4", "0", "two times 0", "1", "two times 2"])
        #expect(stage.patches.kinds == ["move", "move"])
    }
}

extension Held {
    /// Makes the views that read the value due.
    fileprivate func refresh() { Refresh.shared.count += 1 }
}

@MainActor @Observable private final class Refresh {
    static let shared = Refresh()
    var count = 0
}

private struct Rows: View {
    let held: Held<[Int]>

    var body: some View {
        let _ = Refresh.shared.count
        ForEach(held.value ?? [], id: \.self) { Text("\($0)") }
    }
}

private struct EqualRows: View {
    let held: Held<[ForEachTests.Item]>

    var body: some View {
        let _ = Refresh.shared.count
        ForEach(held.value ?? []) { Row(item: $0) }
    }

    struct Row: View, @MainActor Equatable {
        let item: ForEachTests.Item
        @State private var count = 0

        var body: some View { Button("\(item.name) \(count)") { count += 1 } }

        static func == (a: Row, b: Row) -> Bool { a.item.id == b.item.id }
    }
}

private struct ItemRows: View {
    let held: Held<[ForEachTests.Item]>
    let tally: Tally

    var body: some View {
        let _ = Refresh.shared.count
        ForEach(held.value ?? []) { Row(item: $0, tally: tally) }
    }

    struct Row: View {
        let item: ForEachTests.Item
        let tally: Tally

        var body: some View {
            let _ = tally.note(item.name)
            Text(item.name)
        }
    }
}

private struct BoundRows: View {
    struct Item: Identifiable {
        let id: Int
        var count = 0
    }

    let tally: Tally
    @State private var items = (0..<50).map { Item(id: $0) }

    var body: some View { ForEach($items) { Row(item: $0, tally: tally) } }

    struct Row: View {
        @Binding var item: Item
        let tally: Tally

        var body: some View {
            let _ = tally.note("\(item.id)")
            Button("row \(item.id): \(item.count)") { item.count += 1 }
        }
    }
}

private struct Pairs: View {
    let held: Held<[Int]>

    var body: some View {
        let _ = Refresh.shared.count
        ForEach(held.value ?? [], id: \.self) {
            Text("\($0)")
            Text("two times \($0 * 2)")
        }
    }
}
