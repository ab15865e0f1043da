// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Stacks") struct StackTests {
    @Test("NAV-001: only the root shows at first, and nothing leads back from it")
    func theRootCannotBePopped() {
        let screen = Screen { NumberStack(.constant([])) }
        #expect(screen.title == "Numbers")
        #expect(screen.depth == 0)
        #expect(!screen.canGoBack)
        #expect(throws: ScreenError.self) { try screen.back() }
    }

    @Test("NAV-001: only the topmost screen is visible")
    func aPushedScreenHidesTheRoot() throws {
        let path = Recorded([Int]())
        let screen = Screen { NumberStack(path.binding) }
        try screen.press("One")
        #expect(screen.texts == ["Number 1", "taps 0", "Tap", "Next", "Same"])
    }

    @Test("NAV-002: appending a value to the path pushes its screen")
    func appendingPushes() {
        let path = Recorded([Int]())
        let screen = Screen { NumberStack(path.binding) }
        path.value.append(5)
        screen.resize(to: .compact)
        #expect(screen.title == "Number 5")
        #expect(screen.depth == 1)
    }

    @Test("NAV-003: a stack without a path keeps one of its own")
    func aStackKeepsAPathOfItsOwn() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go", value: 3)
                    .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
            }
        }
        try screen.press("Go")
        try screen.press("Next")
        #expect(screen.title == "Number 4")
        #expect(screen.depth == 2)
        try screen.back()
        #expect(screen.title == "Number 3")
    }

    @Test("NAV-003: another identity of the stack starts with an empty path")
    func anotherIdentityForgetsTheOwnPath() throws {
        struct Rebuilt: View {
            @State private var round = 0

            var body: some View {
                VStack {
                    Button("Again") { round += 1 }
                    NavigationStack {
                        NavigationLink("Go", value: 3)
                            .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                    }
                    .id(round)
                }
            }
        }
        let screen = Screen { Rebuilt() }
        try screen.press("Go")
        #expect(screen.depth == 1)
        try screen.press("Again")
        #expect(screen.depth == 0)
        try screen.press("Go")
        #expect(screen.title == "Number 3")
    }

    @Test("NAV-004, NAV-005: a view link leaves the path alone")
    func viewLinksAreNotOnThePath() throws {
        let path = Recorded([Int]())
        let screen = Screen {
            NavigationStack(path: path.binding) {
                NavigationLink("About") { Text("Made by us").navigationTitle("About") }
            }
        }
        try screen.press("About")
        #expect(screen.title == "About")
        #expect(screen.depth == 1)
        #expect(path.writes.isEmpty)
        try screen.back()
        #expect(screen.depth == 0)
        #expect(path.writes.isEmpty)
    }

    @Test(
        "NAV-013: a path that starts with values shows the last one; Back walks through the others")
    func aPathMayStartWithValues() throws {
        let path = Recorded([1, 2, 3])
        let screen = Screen { NumberStack(path.binding) }
        #expect(screen.title == "Number 3")
        try screen.back()
        #expect(screen.title == "Number 2")
        try screen.back()
        try screen.back()
        #expect(screen.title == "Numbers")
        #expect(path.writes == [[1, 2], [1], []])
    }

    @Test("NAV-014: many levels at once, in both directions, are one change of screens")
    func manyLevelsAtOnce() {
        let path = Recorded([Int]())
        let journal = Journal()
        let stage = Stage(.compact) { JournalStack(path: path.binding, journal: journal) }
        let changes = [
            (40, ["40 appears", "root disappears"]), (0, ["root appears", "40 disappears"]),
        ]
        for (depth, lines) in changes {
            _ = journal.read()
            let before = stage.batches.count
            stage.act { path.value = Array(1..<depth + 1) }
            #expect(stage.batches.count == before + 1)
            #expect(stage.screen.depth == depth)
            #expect(journal.read() == lines)
        }
        #expect(path.writes.isEmpty)
    }

    @Test("NAV-010: a stack inside a stack is a scope of its own, with an issue")
    func aNestedStackIsItsOwnScope() throws {
        let outer = Recorded([Int]())
        let screen = Screen {
            NavigationStack(path: outer.binding) {
                NavigationStack {
                    NavigationLink("In", value: 1)
                        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
        #expect(screen.issues.map(\.kind) == [.nestedStack])
        try screen.press("In")
        #expect(screen.title == "Number 1")
        #expect(outer.writes.isEmpty)
        try screen.back()
        #expect(screen.depth == 0)
    }
}
