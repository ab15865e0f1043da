// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures the cost of a row's own state, whatever the length of its list.
struct OwnState: Scenario {
    let title = "Change 1 row by its own state"
    let note = """
        One row of a list writes its own state. Its floor gives one typed node its new value. The \
        length of the list must not matter.
        """
    let goals: [Goal] = [
        .work(of: "100 rows", is: Work(bodiesRun: 1, nodesVisited: 2, patches: 1)),
        .sameWork(of: "10,000 rows", as: "100 rows"),
        .time(of: "10,000 rows", atMost: 2, times: "100 rows"),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        sampling.measure([floor, rows(100), rows(1_000), rows(10_000)])
    }

    private func rows(_ count: Int) -> Case {
        let remote = Remote<Int>()
        let screen = Screen {
            List(0..<count) { CountingRow(remote: $0 == count / 2 ? remote : nil) }
        }
        return Case(
            name: count == 100 ? "100 rows" : count == 1_000 ? "1,000 rows" : "10,000 rows",
            run: { number in screen.change { remote.value = number } }, screen: { screen })
    }

    private var floor: Case {
        let tree = FloorTree()
        let node = FloorItemRow.makeNode(FloorItemRow(item: Item(id: 0, name: "")), tree)
        return Case(name: floorName) { number in
            node.update(FloorItemRow(item: Item(id: 0, name: "\(number)")))
            tree.flush()
        }
    }
}

private struct CountingRow: View {
    let remote: Remote<Int>?
    @State private var count = 0

    var body: some View {
        let _ = remote?.binding = $count
        Text("\(count)")
    }
}
