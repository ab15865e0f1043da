// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// A screen that hides its back button, and the ways back that are left.
@MainActor @Suite("Known failures of the way back") struct BackFailureTests {
    @Test("B36, NAV-216: without its button a screen can still be left, as by the browser's Back")
    func hidingTheButtonHidesTheButtonOnly() throws {
        let path = Recorded([1])
        let screen = Screen { Guarded(path: path, hidesButton: true, isHeld: false) }
        #expect(!screen.canGoBack)
        screen.navigate(to: [])
        #expect(path.writes == [[]])
        #expect(screen.title == "Root")
    }

    @Test("B36: a screen that disables the other ways keeps them away, and nothing is written")
    func otherWaysBackCanBeDisabled() throws {
        let path = Recorded([1, 2])
        let screen = Screen { Guarded(path: path, hidesButton: true, isHeld: true) }
        screen.navigate(to: ["1"])
        screen.navigate(to: [])
        screen.navigate(to: ["1", "7"])
        #expect(path.writes.isEmpty)
        #expect(screen.title == "Screen 2")
        #expect(screen.route == ["1", "2"])
    }

    @Test("B36: its button, the program and ways further on are not disabled")
    func theButtonAndTheProgramStillWork() throws {
        let path = Recorded([1, 2])
        let screen = Screen { Guarded(path: path, hidesButton: false, isHeld: true) }
        screen.navigate(to: ["1", "2", "3"])
        #expect(screen.title == "Screen 3")
        try screen.back()
        #expect(screen.title == "Screen 2")
        try screen.press("Leave")
        #expect(screen.title == "Root")
    }

    @Test("B36: a screen is held in the detail of a split view too, where Back clears a selection")
    func aColumnIsHeldToo() throws {
        for size in [SizeClass.compact, .regular] {
            let letter = Recorded<String?>("a")
            let screen = Screen(size) {
                NavigationSplitView {
                    List(["a"], id: \.self, selection: letter.binding) { Text($0) }
                } detail: {
                    Text("detail").interactiveBackDisabled()
                }
            }
            screen.navigate(to: [])
            #expect(letter.value == "a")
        }
    }

    @Test("B36: the modifier follows state")
    func theModifierFollowsState() throws {
        let isHeld = Recorded(true)
        let screen = Screen {
            NavigationStack { NavigationLink("Go") { HeldScreen(isHeld: isHeld) } }
        }
        try screen.press("Go")
        screen.navigate(to: [])
        #expect(screen.depth == 1)
        screen.change { isHeld.value = false }
        screen.navigate(to: [])
        #expect(screen.depth == 0)
    }
}

private struct Guarded: View {
    let path: Recorded<[Int]>
    let hidesButton: Bool
    let isHeld: Bool

    var body: some View {
        NavigationStack(path: path.binding) {
            Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
                Button("Leave") { path.value = [] }
                    .navigationTitle("Screen \(number)")
                    .navigationBarBackButtonHidden(hidesButton)
                    .interactiveBackDisabled(isHeld && number == 2)
            }
        }
    }
}

private struct HeldScreen: View {
    let isHeld: Recorded<Bool>

    var body: some View { Text("there").interactiveBackDisabled(isHeld.value) }
}
