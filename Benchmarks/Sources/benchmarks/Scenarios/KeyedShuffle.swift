// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures the cost of putting rows into another order.
struct KeyedShuffle: Scenario {
    let title = "Reorder 10,000 rows"
    let note = """
        All rows change places, or one does. No row may be made again, and one row that moves is \
        one patch. The floor reorders its nodes and sends the new order whole, without finding the \
        fewest moves.
        """
    let goals: [Goal] = [
        .work(of: "one row to the end", is: Work(bodiesRun: 1, nodesVisited: 1, patches: 1)),
        .time(of: "shuffled", atMost: 5, times: floorName),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        let items = Item.list(10_000)
        var random = SmallRandom()
        let orders = (0..<2).map { _ in items.shuffled(using: &random) }
        let moved = Array(items.dropFirst() + items.prefix(1))
        return sampling.measure([
            floor(orders), rows("shuffled", orders), rows("one row to the end", [items, moved]),
        ])
    }

    private func rows(_ name: String, _ orders: [[Item]]) -> Case {
        let remote = Remote<[Item]>()
        let screen = Screen { ItemList(remote: remote, items: orders[0]) }
        return Case(
            name: name, run: { number in screen.change { remote.value = orders[number % 2] } },
            screen: { screen })
    }

    private func floor(_ orders: [[Item]]) -> Case {
        let tree = FloorTree()
        let node = FloorRows.makeNode(FloorRows(orders[0]), tree)
        return Case(name: floorName) { number in
            node.update(FloorRows(orders[number % 2]))
            tree.flush()
        }
    }
}

/// The same numbers in every run.
private struct SmallRandom: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
