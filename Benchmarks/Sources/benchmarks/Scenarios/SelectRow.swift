// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures the cost of a selection, whatever the length of its list.
struct SelectRow: Scenario {
    let title = "Select another row"
    let note = """
        A list's selection goes from one row to another. Two rows change; the length of the list \
        must not matter.
        """
    let goals: [Goal] = [
        .work(of: "of 100 rows", is: Work(bodiesRun: 0, patches: 2)),
        .sameWork(of: "of 10,000 rows", as: "of 100 rows"),
        .time(of: "of 10,000 rows", atMost: 2, times: "of 100 rows"),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        sampling.measure([rows(100), rows(10_000)])
    }

    private func rows(_ count: Int) -> Case {
        let remote = Remote<Int?>()
        let items = Item.list(count)
        let screen = Screen { SelectionList(remote: remote, items: items) }
        return Case(
            name: count == 100 ? "of 100 rows" : "of 10,000 rows",
            run: { number in screen.change { remote.binding?.wrappedValue = number % 2 } },
            screen: { screen })
    }
}

private struct SelectionList: View {
    let remote: Remote<Int?>
    let items: [Item]
    @State private var selected: Int?

    var body: some View {
        let _ = remote.binding = $selected
        List(items, selection: $selected) { ItemRow(item: $0) }
    }
}
