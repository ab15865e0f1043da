// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// Two columns: letters, and a stack of numbers for the chosen one.
struct LetterSplit: View {
    let letter: Recorded<String?>
    let path: Recorded<[Int]>

    var body: some View {
        NavigationSplitView {
            List(["a", "b", "c"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
                .navigationTitle("Letters")
        } detail: {
            NavigationStack(path: path.binding) {
                LetterDetail(letter: letter.value)
            }
        }
    }
}

struct LetterDetail: View {
    let letter: String?
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("taps \(taps)")
            Button("Tap") { taps += 1 }
            NavigationLink("One", value: 1)
        }
        .navigationTitle(letter.map { "About \($0)" } ?? "Nothing")
        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
    }
}

/// Three columns over two selections.
struct ThreeColumns: View {
    let first: Recorded<String?>
    let second: Recorded<Int?>

    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self, selection: first.binding) { Text("Letter \($0)") }
                .navigationTitle("Letters")
        } content: {
            List([1, 2], id: \.self, selection: second.binding) { Text("Number \($0)") }
                .navigationTitle("Numbers of \(first.value ?? "none")")
        } detail: {
            Text("detail \(second.value ?? 0)").navigationTitle("Detail")
        }
    }
}

/// Two columns whose visibility and compact column are bound.
struct BoundSplit: View {
    let visibility: Binding<NavigationSplitViewVisibility>
    let column: Binding<NavigationSplitViewColumn>
    let letter: Recorded<String?>

    var body: some View {
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
            List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
                .navigationTitle("Letters")
        } detail: {
            Text("detail \(letter.value ?? "none")").navigationTitle("Detail")
        }
    }
}
