// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures the cost of changing one element where a parent owns the array.
struct ParentArray: Scenario {
    let title = "Change 1 of 1,000 rows by the parent's array"
    let note = """
        The parent's body runs and hands every row its value; one row differs. The floor has no \
        gates: all of its rows run their bodies.
        """
    let goals: [Goal] = [
        .work(of: "1,000 rows", is: Work(bodiesRun: 2, nodesVisited: 4, patches: 1)),
        .time(of: "1,000 rows", atMost: 5, times: floorName),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        sampling.measure([floor, rows(1_000)])
    }

    private func rows(_ count: Int) -> Case {
        let remote = Remote<[Item]>()
        let screen = Screen { ItemList(remote: remote, items: Item.list(count)) }
        return Case(
            name: "1,000 rows",
            run: { number in
                screen.change { remote.binding?.wrappedValue[count / 2].name = "\(number)" }
            }, screen: { screen })
    }

    private var floor: Case {
        let tree = FloorTree()
        var items = Item.list(1_000)
        let node = FloorRows.makeNode(FloorRows(items), tree)
        return Case(name: floorName) { number in
            items[500].name = "\(number)"
            node.update(FloorRows(items))
            tree.flush()
        }
    }
}
