// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures the cost of first showing a long list.
struct MountRows: Scenario {
    let title = "Mount 1,000 rows"
    let note = "A list of 1,000 rows, each a view with a body, is made and its elements are built."
    let goals: [Goal] = [.time(of: "1,000 rows", atMost: 14, times: "100 rows")]

    func measure(_ sampling: Sampling) -> [Measurement] {
        sampling.measure([floor(Item.list(1_000)), rows(100), rows(1_000)])
    }

    private func rows(_ count: Int) -> Case {
        let items = Item.list(count)
        var screen: Screen?
        return Case(
            name: count == 100 ? "100 rows" : "1,000 rows",
            run: { _ in screen = Screen { List(items) { ItemRow(item: $0) } } },
            restore: { screen = nil }, runsOnce: true, screen: { screen })
    }

    private func floor(_ items: [Item]) -> Case {
        var nodes: [FloorNode<FloorRows<Item, FloorItemRow>>] = []
        return Case(
            name: floorName,
            run: { _ in
                let tree = FloorTree()
                nodes.append(FloorRows.makeNode(FloorRows(items), tree))
                tree.flush()
            },
            restore: { nodes = [] }, runsOnce: true)
    }
}
