// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Allocations
import SwiftUI
import WaymarkTesting

/// Measures the memory that each row of a list keeps.
struct RowMemory: Scenario {
    let title = "Memory of 10,000 rows"
    let note = """
        The bytes that a list of 10,000 rows is given by `malloc`, for each row, with its share of \
        the list's own tables: a text; a link around a symbol and two texts; a toggle with state of \
        the row's own, two swipe actions and a menu of two entries. Without a renderer, and without \
        the app's data.
        """
    let goals: [Goal] = [
        .bytes(of: "text", atMost: 650), .bytes(of: "link", atMost: 1_500),
        .bytes(of: "toggle, swipes, menu", atMost: 3_000),
    ]

    func measure(_ sampling: Sampling) -> [Measurement] {
        [
            rows("text") { items in Screen { List(items) { Text($0.name) } } },
            rows("link") { items in Screen { IllustratedLinks(items: items) } },
            rows("toggle, swipes, menu") { items in Screen { List(items) { TaskRow(item: $0) } } },
        ]
    }

    private func rows(_ name: String, _ make: ([Item]) -> Screen) -> Measurement {
        let items = Item.list(10_000)
        // What is made once for the process, such as plans of types, is made here.
        let first = make(Array(items.prefix(10)))
        let before = allocated_bytes()
        var screen: Screen?
        let nanoseconds = processorTime { screen = make(items) }
        let bytes = Int(allocated_bytes()) - Int(before)
        return withExtendedLifetime((first, screen)) {
            Measurement(name: name, nanoseconds: nanoseconds, bytesPerRow: bytes / items.count)
        }
    }
}

private struct IllustratedLinks: View {
    let items: [Item]

    var body: some View {
        NavigationStack {
            List(items) { IllustratedLink(item: $0) }
                .navigationDestination(for: Item.self) { Text($0.name) }
        }
    }
}

private struct IllustratedLink: View {
    let item: Item

    var body: some View {
        NavigationLink(value: item) {
            HStack {
                Image(systemName: "fork.knife")
                VStack(alignment: .leading) {
                    Text(item.name).font(.headline)
                    Text("\(item.id) min").foregroundStyle(.secondary)
                }
            }
        }
    }
}

private struct TaskRow: View {
    let item: Item
    @State private var isDone = false

    var body: some View {
        Toggle(item.name, isOn: $isDone)
            .swipeActions {
                Button("Delete", role: .destructive) {}
                Button("Done") { isDone = true }
            }
            .contextMenu {
                Button("Copy") {}
                Button("Not done") { isDone = false }
            }
    }
}
