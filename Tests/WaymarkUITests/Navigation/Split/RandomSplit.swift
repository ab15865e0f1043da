// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The values that determine a split view, with a record of each write that views make.
@MainActor struct SplitModel {
    let columnCount: Int
    let letter = Recorded<String?>(nil)
    let number = Recorded<Int?>(nil)
    let contentPath = Recorded([Int]())
    let detailPath = Recorded([Int]())
    let visibility = Recorded(NavigationSplitViewVisibility.automatic)
    /// The preferred compact column, where the app has one.
    let column: Recorded<NavigationSplitViewColumn>?
    let census = Census()

    static let letters = ["a", "b", "c"]
    static let numbers = [1, 2, 3]
}

/// Two or three columns over a model: letters, numbers in a stack, and a stack of details.
struct RandomSplit: View {
    let model: SplitModel

    var body: some View {
        if model.columnCount == 2 { two } else { three }
    }

    @ViewBuilder private var two: some View {
        if let column = model.column {
            NavigationSplitView(
                columnVisibility: model.visibility.binding, preferredCompactColumn: column.binding
            ) {
                side
            } detail: {
                detail
            }
        } else {
            NavigationSplitView(columnVisibility: model.visibility.binding) {
                side
            } detail: {
                detail
            }
        }
    }

    @ViewBuilder private var three: some View {
        if let column = model.column {
            NavigationSplitView(
                columnVisibility: model.visibility.binding, preferredCompactColumn: column.binding
            ) {
                side
            } content: {
                content
            } detail: {
                detail
            }
        } else {
            NavigationSplitView(columnVisibility: model.visibility.binding) {
                side
            } content: {
                content
            } detail: {
                detail
            }
        }
    }

    private var side: some View {
        RandomSide(census: model.census, letter: model.letter)
    }

    private var content: some View {
        NavigationStack(path: model.contentPath.binding) {
            List(SplitModel.numbers, id: \.self, selection: model.number.binding) {
                Text("Number \($0)")
            }
            .navigationTitle("Numbers of \(model.letter.value ?? "none")")
            .navigationDestination(for: Int.self) {
                RandomScreen(census: model.census, name: "C", $0)
            }
        }
    }

    private var detail: some View {
        NavigationStack(path: model.detailPath.binding) {
            RandomScreen(census: model.census, name: "D", 0)
                .navigationDestination(for: Int.self) {
                    RandomScreen(census: model.census, name: "D", $0)
                }
        }
    }
}

/// A list with state of its own.
private struct RandomSide: View {
    let letter: Recorded<String?>
    @StateObject private var inhabitant: Inhabitant

    init(census: Census, letter: Recorded<String?>) {
        self.letter = letter
        _inhabitant = StateObject(wrappedValue: Inhabitant(census))
    }

    var body: some View {
        let _ = inhabitant
        List(SplitModel.letters, id: \.self, selection: letter.binding) { Text("Letter \($0)") }
            .navigationTitle("Letters")
    }
}

/// A screen with state of its own and a way on.
private struct RandomScreen: View {
    let census: Census
    let name: String
    let number: Int
    @StateObject private var inhabitant: Inhabitant

    init(census: Census, name: String, _ number: Int) {
        self.census = census
        self.name = name
        self.number = number
        _inhabitant = StateObject(wrappedValue: Inhabitant(census))
    }

    var body: some View {
        let _ = inhabitant
        NavigationLink("Deeper in \(name)", value: number + 1)
            .navigationTitle("\(name) \(number)")
    }
}
