// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

/// Tests of which title counts, of when there is a bar, and of what leads back.
@MainActor @Suite("Rules of bars") struct BarRuleTests {
    @Test("NAV-202: a title around several counts before theirs, the first of these in order")
    func titlesInTreeOrder() {
        let around = screen {
            VStack {
                Text("a").navigationTitle("inner")
                Text("b").navigationTitle("other")
            }
            .navigationTitle("around")
        }
        #expect(around.title == "around")
        let deep = screen {
            VStack { HStack { Text("a").navigationTitle("deep") } }
            Text("b").navigationTitle("shallow")
        }
        #expect(deep.title == "deep")
    }

    @Test("NAV-202: an empty title counts before one inside it, but not before its siblings")
    func emptyTitlesOnAChain() {
        let chain = screen { Text("x").navigationTitle("inner").navigationTitle("") }
        #expect(chain.title == nil)
        let subtitled = screen { Text("x").navigationSubtitle("inner").navigationSubtitle("") }
        #expect(front(subtitled)?.subtitle == "")
        let siblings = screen {
            VStack { Text("a").navigationTitle("inner") }.navigationTitle("")
            Text("b").navigationTitle("second")
        }
        #expect(siblings.title == "second")
        let apart = screen {
            Text("a").navigationSubtitle("").navigationTitle("")
            Text("b").navigationTitle("second").navigationSubtitle("line")
        }
        #expect(apart.title == "second")
        #expect(front(apart)?.subtitle == "line")
    }

    @Test("NAV-202: the same rule holds for subtitles")
    func subtitlesInTreeOrder() {
        let chain = screen { Text("x").navigationSubtitle("inner").navigationSubtitle("outer") }
        #expect(front(chain)?.subtitle == "outer")
        let siblings = screen {
            Text("a").navigationSubtitle("")
            Text("b").navigationSubtitle("second")
            Text("c").navigationSubtitle("third")
        }
        #expect(front(siblings)?.subtitle == "second")
    }

    @Test("NAV-202: of display modes the first beside one another counts; 'automatic' outside too")
    func displayModesInTreeOrder() {
        let siblings = screen {
            Text("a").navigationTitle("T")
            Text("b").navigationBarTitleDisplayMode(.inline)
            Text("c").navigationBarTitleDisplayMode(.large)
        }
        #expect(front(siblings)?.titleDisplay == .inline)
        let chain = screen {
            Text("x").navigationTitle("T").navigationBarTitleDisplayMode(.large)
                .navigationBarTitleDisplayMode(.inline).navigationBarTitleDisplayMode(.automatic)
        }
        #expect(front(chain)?.titleDisplay == .large)
    }

    @Test("NAV-202: titles of covered screens do not count")
    func coveredTitlesDoNotCount() throws {
        let screen = screen {
            NavigationLink("Go") { Text("bare") }
                .navigationTitle("Root").navigationSubtitle("below")
        }
        try screen.press("Go")
        #expect(front(screen)?.title == nil)
        #expect(front(screen)?.subtitle == nil)
        #expect(screen.texts == ["bare"])
    }

    @Test("NAV-203: another title is an update of the bar, on a screen that stays as it is")
    func anotherTitleLeavesTheStackAlone() throws {
        let path = Recorded([1, 2])
        let stage = Stage { RenamedScreens(path: path.binding) }
        try stage.press("Tap")
        let before = stage.ids { $0.screen != nil }
        let seen = stage.patches.count
        try stage.press("Rename")
        #expect(stage.screen.title == "2 again")
        #expect(stage.texts.contains("taps 1"))
        #expect(stage.ids { $0.screen != nil } == before)
        #expect(Set(Array(stage.patches.dropFirst(seen)).kinds) == ["update"])
        #expect(stage.screen.depth == 2)
        #expect(path.writes.isEmpty)
    }

    @Test("NAV-210: a screen with items and no title has a small bar; with a title a large one")
    func itemsMakeASmallBar() {
        let items = screen { Text("x").toolbar { SwiftUI.Button("Add") {} } }
        #expect(front(items)?.isBarVisible == true)
        #expect(front(items)?.titleDisplay == .inline)
        let titled = screen { Text("x").navigationTitle("T") }
        #expect(front(titled)?.isBarVisible == true)
        #expect(front(titled)?.titleDisplay == .large)
    }

    @Test("NAV-210: 'navigationBarHidden(false)' and 'visible' force a small bar without content")
    func emptyBarsCanBeForced() {
        let older = screen { Text("x").navigationBarHidden(false) }
        let newer = screen { Text("x").toolbar(.visible, for: .navigationBar) }
        for forced in [older, newer] {
            #expect(front(forced)?.isBarVisible == true)
            #expect(front(forced)?.titleDisplay == .inline)
        }
    }

    @Test("NAV-210: the bar comes and goes with the title, large again each time")
    func theBarFollowsTheTitle() {
        let title = Recorded("")
        let screen = Screen { NavigationStack { Live { Text("x").navigationTitle(title.value) } } }
        #expect(front(screen)?.isBarVisible == false)
        for name in ["Now", "", "Again"] {
            screen.change { title.value = name }
            #expect(front(screen)?.isBarVisible == !name.isEmpty)
            #expect(front(screen)?.titleDisplay == (name.isEmpty ? .inline : .large))
            #expect(screen.texts == (name.isEmpty ? ["x"] : [name, "x"]))
        }
    }

    @Test("NAV-215: the back button has the title of the screen right below, of whatever kind")
    func theBackButtonHasTheTitleRightBelow() throws {
        let path = Recorded([Int]())
        let screen = Screen { RenamedScreens(path: path.binding) }
        screen.change { path.value = [1] }
        #expect(front(screen)?.back?.title == "Root")
        screen.change { path.value = [1, 2] }
        #expect(front(screen)?.back?.title == "1 first")
        try screen.press("View")
        #expect(front(screen)?.back?.title == "2 first")
        try screen.back()
        try screen.back()
        #expect(front(screen)?.back?.title == "Root")
    }

    @Test("NAV-215: the back button follows the title below, and says Back for an empty one")
    func theBackButtonFollowsTheTitleBelow() throws {
        let title = Recorded("First")
        let screen = screen {
            Live {
                NavigationLink("Go") { Text("there").navigationTitle("There") }
                    .navigationTitle(title.value)
            }
        }
        try screen.press("Go")
        for (name, shown) in [("Second", "Second"), ("", "Back"), ("Third", "Third")] {
            screen.change { title.value = name }
            #expect(front(screen)?.back?.title == shown)
        }
        #expect(screen.title == "There")
    }

    private func screen(@ViewBuilder _ root: () -> some View) -> WaymarkTesting.Screen {
        let root = root()
        return Screen { NavigationStack { root } }
    }

    private func front(_ screen: WaymarkTesting.Screen) -> ScreenElement? {
        screen.frontScreens.last?.screen
    }
}

/// Screens that take another title by themselves.
private struct RenamedScreens: View {
    let path: Binding<[Int]>

    var body: some View {
        NavigationStack(path: path) {
            Text("root").navigationTitle("Root")
                .navigationDestination(for: Int.self) { Renamed(number: $0) }
        }
    }

    struct Renamed: View {
        let number: Int
        @State private var isRenamed = false
        @State private var taps = 0

        var body: some View {
            VStack {
                Text("taps \(taps)")
                SwiftUI.Button("Tap") { taps += 1 }
                SwiftUI.Button("Rename") { isRenamed = true }
                NavigationLink("View") { Text("there") }
            }
            .navigationTitle("\(number) \(isRenamed ? "again" : "first")")
        }
    }
}
