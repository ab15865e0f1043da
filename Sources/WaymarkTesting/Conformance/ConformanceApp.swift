// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkUI

/// An app in which everything changes that a renderer has to follow.
struct ConformanceApp: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @State private var title = "old words"
    @State private var rows = [1, 2, 3, 4, 5]
    @State private var isOther = false
    @State private var typed = ""

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                List {
                    Section("Words") { words }
                    Section("Rows") {
                        ForEach(rows, id: \.self) { Text("row \($0)") }
                    }
                }
                buttons
                Button("Add and scroll") {
                    add()
                    proxy.scrollTo(rows.last)
                }
            }
        }
    }

    @ViewBuilder private var words: some View {
        Text(title)
        Text(width == .compact ? "narrow" : "wide")
        Text(height == .compact ? "low" : "high")
        TextField("Something", text: $typed)
        Text("typed \(typed)")
        if isOther {
            Text("the other branch")
            Text("has two texts")
        } else {
            Button("Other branch") { isOther = true }
        }
        NavigationLink("Forward") { Text("the second screen") }
    }

    @ViewBuilder private var buttons: some View {
        Button("Rename") { title += "!" }
        Button("Add", action: add)
        Button("Take away") { if rows.count > 1 { rows.remove(at: rows.count / 2) } }
        Button("Turn round") { rows.reverse() }
    }

    private func add() { rows.append((rows.max() ?? 0) + 1) }
}
