// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct FlagStack: View {
    let flag: Recorded<Bool>

    var body: some View {
        NavigationStack {
            Text("Root").navigationDestination(isPresented: flag.binding) { Text("shown") }
        }
    }
}

struct ItemStack: View {
    let item: Recorded<Int?>

    var body: some View {
        NavigationStack {
            Text("Root").navigationDestination(item: item.binding) { NumberScreen(number: $0) }
                .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
        }
    }
}

struct FlagOverPath: View {
    let path: Recorded<[Int]>
    let flag: Recorded<Bool>

    var body: some View {
        NavigationStack(path: path.binding) {
            Text("Root")
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                .navigationDestination(isPresented: flag.binding) { Text("shown") }
        }
    }
}

/// The flag belongs to the screen of one number.
struct NestedFlag: View {
    let path: Recorded<[Int]>
    let flag: Recorded<Bool>
    let number: Int

    var body: some View {
        NavigationStack(path: path.binding) {
            Text("Root").navigationDestination(for: Int.self) { shown in
                if shown == number {
                    Text("with a flag").navigationTitle("Number \(shown)")
                        .navigationDestination(isPresented: flag.binding) { Text("nested") }
                } else {
                    Text("without").navigationTitle("Number \(shown)")
                }
            }
        }
    }
}

struct ChainStack: View {
    let outer: Recorded<Bool>
    let inner: Recorded<Bool>

    var body: some View {
        NavigationStack {
            Text("Root").navigationDestination(isPresented: outer.binding) {
                Text("first").navigationDestination(isPresented: inner.binding) { Text("second") }
            }
        }
    }
}

struct BuilderStack: View {
    let journal: Journal
    let flag: Recorded<Bool>
    let item: Recorded<Int?>

    var body: some View {
        NavigationStack {
            Text("Root")
                .navigationDestination(isPresented: flag.binding) { noted("flag") }
                .navigationDestination(item: item.binding) { _ in noted("item") }
        }
    }

    private func noted(_ line: String) -> Text {
        journal.note(line)
        return Text(line)
    }
}

struct TwoFlags: View {
    let first: Recorded<Bool>
    let second: Recorded<Bool>

    var body: some View {
        NavigationStack {
            Text("Root")
                .navigationDestination(isPresented: first.binding) { Text("first") }
                .navigationDestination(isPresented: second.binding) { Text("second") }
        }
    }
}

struct LeavingFlag: View {
    let flag: Recorded<Bool>
    let isThere: Recorded<Bool>

    var body: some View {
        NavigationStack { Root(flag: flag, isThere: isThere) }
    }

    private struct Root: View {
        let flag: Recorded<Bool>
        let isThere: Recorded<Bool>

        var body: some View {
            if isThere.value {
                Text("Root").navigationDestination(isPresented: flag.binding) { Text("shown") }
            } else {
                Text("Bare")
            }
        }
    }
}

struct SelectionItem: View {
    let item: Recorded<Int?>

    var body: some View {
        NavigationStack {
            List([1, 2, 3], id: \.self, selection: item.binding) {
                NavigationLink("Row \($0)", value: $0)
            }
            .navigationDestination(item: item.binding) {
                Text("there").navigationTitle("Number \($0)")
            }
        }
    }
}
