// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Paths, flags and items that change at the same time.
@MainActor @Suite("Known failures of paths") struct PathFailureTests {
    @Test("B02, NAV-026: what several handlers write in one update arrives whole, in one batch")
    func writesOfSeveralHandlersArriveWhole() throws {
        let stage = Stage { Handlers() }
        try stage.press("Go")
        #expect(stage.screen.title == "Number 3")
        #expect(stage.screen.depth == 3)
        #expect(stage.batches.count == 1)
        try stage.screen.back()
        #expect(stage.screen.title == "Number 2")
    }

    @Test("B07: screens that open one another from onAppear are all there, none is blank")
    func screensThatOpenOneAnother() throws {
        let screen = Screen { NavigationStack { Opening(level: 1) } }
        #expect(screen.texts == ["Level 4"])
        #expect(screen.depth == 3)
        try screen.back()
        #expect(screen.texts == ["Level 3"])
    }

    @Test("B15: a path and an item that change in one action are one clear state, and no issue")
    func aPathAndAnItemChangeTogether() throws {
        let path = Recorded([Int]())
        let item = Recorded<Int?>(nil)
        let screen = Screen { PathAndItem(path: path, item: item) }
        try screen.press("Both")
        #expect(screen.texts == ["item 5", "Swap"])
        #expect(path.value == [])
        try screen.press("Swap")
        #expect(screen.title == "Number 2")
        #expect(item.value == nil)
        screen.change {
            item.value = 7
            path.value = []
        }
        #expect(screen.texts == ["item 7", "Swap"])
        screen.change { item.value = nil }
        #expect(screen.texts == ["Both"])
    }

    @Test("B09: a path can be emptied while a search is typed, which stays")
    func aPathIsEmptiedDuringASearch() throws {
        let screen = Screen { Searching() }
        try screen.type("sou", into: "Search")
        #expect(!screen.texts.contains("bread"))
        try screen.press("soup")
        try screen.press("Home")
        #expect(screen.depth == 0)
        #expect(screen.texts.contains("soup"))
        #expect(!screen.texts.contains("bread"))
        try screen.press("soup")
        #expect(screen.title == "soup")
    }
}

/// Three handlers of one press add to the path.
private struct Handlers: View {
    @State private var path: [Int] = []
    @State private var presses = 0

    var body: some View {
        NavigationStack(path: $path) {
            Button("Go") {
                presses += 1
                path.append(1)
            }
            .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
        }
        .onChange(of: presses) { path.append(2) }
        .onChange(of: presses) { path.append(3) }
    }
}

private struct Opening: View {
    let level: Int
    @State private var isOpen = false
    @State private var wasOpen = false

    var body: some View {
        Text("Level \(level)")
            .onAppear {
                if level < 4, !wasOpen { isOpen = true }
                wasOpen = true
            }
            .navigationDestination(isPresented: $isOpen) { AnyView(Opening(level: level + 1)) }
    }
}

private struct PathAndItem: View {
    let path: Recorded<[Int]>
    let item: Recorded<Int?>

    var body: some View {
        NavigationStack(path: path.binding) {
            Button("Both") {
                item.value = 5
                path.value = [1]
            }
            .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
            .navigationDestination(item: item.binding) { number in
                Text("item \(number)")
                Button("Swap") {
                    item.value = nil
                    path.value = [2]
                }
            }
        }
    }
}

private struct Searching: View {
    @State private var path: [String] = []
    @State private var words = ""

    private var found: [String] {
        ["soup", "bread"].filter { words.isEmpty || $0.contains(words) }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                TextField("Search", text: $words)
                ForEach(found, id: \.self) { NavigationLink($0, value: $0) }
            }
            .navigationDestination(for: String.self) { word in
                Button("Home") { path = [] }.navigationTitle(word)
            }
        }
    }
}
