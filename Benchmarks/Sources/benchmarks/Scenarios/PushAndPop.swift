// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures the cost of going somewhere and back.
struct PushAndPop: Scenario {
    let title = "Push and pop"
    let note = """
        A value is put on a stack's path and taken off again; the pushed screen has 20 rows with \
        state of their own. The root has 20 links, or 1,000: no node of it does any work, but \
        going back sends its elements whole, since a renderer keeps only what is in sight. The \
        floor makes and drops the 20 rows.
        """
    let goals: [Goal] = [
        .sameWork(of: "above 1,000 links", as: "above 20 links"),
        .time(of: "above 1,000 links", atMost: 25, times: "above 20 links"),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        sampling.measure([floor, stack(20), stack(1_000)])
    }

    private func stack(_ count: Int) -> Case {
        let remote = Remote<[Item]>()
        let items = Item.list(count)
        let screen = Screen { ItemStack(remote: remote, items: items) }
        return Case(
            name: count == 20 ? "above 20 links" : "above 1,000 links",
            run: { number in
                screen.change { remote.value = [items[number % 20]] }
                screen.change { remote.value = [] }
            }, screen: { screen })
    }

    private var floor: Case {
        let items = Item.list(20)
        return Case(name: floorName) { _ in
            let tree = FloorTree()
            _ = FloorRows.makeNode(FloorRows(items), tree)
            tree.flush()
        }
    }
}

private struct ItemStack: View {
    let remote: Remote<[Item]>
    let items: [Item]
    @State private var path: [Item] = []

    var body: some View {
        let _ = remote.binding = $path
        NavigationStack(path: $path) {
            List(items) { NavigationLink($0.name, value: $0) }
                .navigationTitle("Items")
                .navigationDestination(for: Item.self) { ItemScreen(item: $0) }
        }
    }
}

private struct ItemScreen: View {
    let item: Item

    var body: some View {
        List(0..<20) { NoteRow(number: $0) }
            .navigationTitle(item.name)
    }
}

private struct NoteRow: View {
    let number: Int
    @State private var isDone = false

    var body: some View { Text(isDone ? "done" : "note \(number)") }
}
