// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting

/// Measures the cost of links in long lists.
struct LinkRows: Scenario {
    let title = "Links in long lists"
    let note = """
        Lists of links that carry their own destination are mounted, and one link's row changes by \
        its own state. Ten times as many links take about ten times as long to mount, and a change \
        takes as long as ever.
        """
    let goals: [Goal] = [
        .time(of: "mount 1,000 links", atMost: 14, times: "mount 100 links"),
        .sameWork(of: "change 1 of 10,000", as: "change 1 of 100"),
        .time(of: "change 1 of 10,000", atMost: 2, times: "change 1 of 100"),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        sampling.measure([
            mount(100, "mount 100 links"), mount(1_000, "mount 1,000 links"),
            change(100, "change 1 of 100"), change(10_000, "change 1 of 10,000"),
        ])
    }

    private func mount(_ count: Int, _ name: String) -> Case {
        let items = Item.list(count)
        var screen: Screen?
        return Case(
            name: name, run: { _ in screen = Screen { LinkList(items: items, remote: nil) } },
            restore: { screen = nil }, runsOnce: true, screen: { screen })
    }

    private func change(_ count: Int, _ name: String) -> Case {
        let remote = Remote<Int>()
        let screen = Screen { LinkList(items: Item.list(count), remote: remote) }
        return Case(
            name: name, run: { number in screen.change { remote.value = number } },
            screen: { screen })
    }
}

private struct LinkList: View {
    let items: [Item]
    let remote: Remote<Int>?

    var body: some View {
        NavigationStack {
            List(items) { LinkRow(item: $0, remote: $0.id == 50 ? remote : nil) }
        }
    }
}

private struct LinkRow: View {
    let item: Item
    let remote: Remote<Int>?
    @State private var count = 0

    var body: some View {
        let _ = remote?.binding = $count
        NavigationLink("\(item.name), read \(count) times") { Text(item.name) }
    }
}
