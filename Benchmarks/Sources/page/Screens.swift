// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The page: a counter, a list, a stack to push onto, and a field that is answered.
struct BenchmarkScreen: View {
    @State private var count = 0
    @State private var rows = RowList()
    @State private var path: [Int] = []
    @State private var text = ""

    var body: some View {
        VStack {
            stack
            HStack {
                button("counter-inc", "Count") { count += 1 }
                Text("\(count)").accessibilityIdentifier("counter")
                TextField("Echo", text: $text).accessibilityIdentifier("echo-in")
                Text(text).accessibilityIdentifier("echo-out")
            }
            HStack {
                button("run", "Create 1,000") { rows.replace(by: 1000) }
                button("runlots", "Create 10,000") { rows.replace(by: 10000) }
                button("add", "Append 1,000") { rows.append(1000) }
                button("update", "Update") { rows.update() }
                button("clear", "Clear") { rows.clear() }
                button("swaprows", "Swap") { rows.swap() }
            }
            Rows(list: rows)
        }
    }

    private var stack: some View {
        NavigationStack(path: $path) {
            Level(depth: 0, path: $path)
                .navigationDestination(for: Int.self) { Level(depth: $0, path: $path) }
        }
    }

    private func button(
        _ identifier: String, _ title: String, action: @escaping () -> Void
    ) -> some View {
        Button(title, action: action).accessibilityIdentifier(identifier)
    }
}

/// One screen of the stack.
struct Level: View {
    let depth: Int
    @Binding var path: [Int]

    var body: some View {
        VStack {
            Text(depth == 0 ? "Root" : "Detail \(depth)").accessibilityIdentifier("nav-title")
            Button("Push") { path.append(depth + 1) }.accessibilityIdentifier("nav-push")
            if depth > 0 {
                Button("Back") { path.removeLast() }.accessibilityIdentifier("nav-back")
                ForEach(0..<20, id: \.self) { Text("Line \($0) of \(depth)") }
            }
        }
    }
}

/// All rows; a row is drawn anew only when it changed.
struct Rows: View {
    let list: RowList

    var body: some View {
        let selection = list.selection
        VStack {
            ForEach(list.rows) { row in
                RowView(row: row, isSelected: selection == row.id, list: list)
            }
        }
        .accessibilityIdentifier("list")
    }
}

struct RowView: View {
    let row: Row
    let isSelected: Bool
    let list: RowList

    var body: some View {
        HStack {
            Text("\(row.id)").accessibilityIdentifier("row-id")
            Button(row.label) { list.selection = row.id }.accessibilityIdentifier("row-label")
            Button("×") { list.remove(row) }.accessibilityIdentifier("row-remove")
        }
        .accessibilityIdentifier("row")
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
