// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Screens by flag and by item") struct PresenterTests {
    @Test("NAV-090, NAV-091: a flag pushes; Back writes false once")
    func aFlagPushes() throws {
        let flag = Recorded(false)
        let screen = Screen { FlagStack(flag: flag) }
        flag.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["shown"])
        #expect(screen.depth == 1)
        try screen.back()
        #expect(flag.writes == [false])
        #expect(screen.depth == 0)
        flag.value = true
        screen.resize(to: .compact)
        flag.value = false
        screen.resize(to: .compact)
        #expect(screen.depth == 0)
        #expect(flag.writes == [false])
    }

    @Test("NAV-092: another item updates the same screen in place")
    func anotherItemUpdatesInPlace() throws {
        let item = Recorded<Int?>(1)
        let screen = Screen { ItemStack(item: item) }
        try screen.press("Tap")
        item.value = 2
        screen.resize(to: .compact)
        #expect(screen.title == "Number 2")
        #expect(screen.texts.contains("taps 1"))
        #expect(screen.depth == 1)
        try screen.back()
        #expect(item.writes == [nil])
    }

    @Test("NAV-098: an item that is there at first is shown at once")
    func anItemAtLaunchIsShown() {
        let item = Recorded<Int?>(5)
        let screen = Screen { ItemStack(item: item) }
        #expect(screen.title == "Number 5")
        #expect(item.writes.isEmpty)
    }

    @Test("NAV-007, B16: a flag of a covered screen takes away what is above it")
    func aCoveredFlagTruncatesThePath() throws {
        let path = Recorded([1, 2])
        let flag = Recorded(false)
        let screen = Screen { FlagOverPath(path: path, flag: flag) }
        #expect(screen.title == "Number 2")
        flag.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["shown"])
        #expect(screen.depth == 1)
        #expect(path.writes == [[]])
        try screen.back()
        #expect(screen.title == "Root")
        #expect(path.value == [])
    }

    @Test(
        "NAV-006, B01: a value on the path dismisses screens without a value first, with an issue")
    func aValueDismissesViewScreens() throws {
        let path = Recorded([Int]())
        let flag = Recorded(false)
        let screen = Screen { FlagOverPath(path: path, flag: flag) }
        flag.value = true
        screen.resize(to: .compact)
        path.value = [3]
        screen.resize(to: .compact)
        #expect(screen.title == "Number 3")
        #expect(flag.writes == [false])
        #expect(screen.depth == 1)
        #expect(screen.issues.map(\.kind) == [.mixedScreens(type: "Int")])
        try screen.back()
        #expect(screen.title == "Root")
    }

    @Test("NAV-008: a change of the path below removes a nested view screen")
    func aChangeBelowRemovesTheNestedScreen() {
        let path = Recorded([1, 2])
        let flag = Recorded(false)
        let screen = Screen { NestedFlag(path: path, flag: flag, number: 2) }
        flag.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["nested"])
        #expect(screen.depth == 3)
        path.value[0] += 10
        screen.resize(to: .compact)
        #expect(screen.title == "Number 2")
        #expect(flag.value == false)
    }

    @Test("NAV-009, B08: setting an outer flag off pops all above and resets the inner ones")
    func anOuterFlagTakesTheInnerOnes() {
        let outer = Recorded(true)
        let inner = Recorded(true)
        let screen = Screen { ChainStack(outer: outer, inner: inner) }
        #expect(screen.depth == 2)
        outer.value = false
        screen.resize(to: .compact)
        #expect(screen.depth == 0)
        #expect(inner.writes == [false])
    }

    @Test("NAV-095, B07: several levels become true in one update")
    func severalLevelsAtOnce() throws {
        let outer = Recorded(false)
        let inner = Recorded(false)
        let screen = Screen { ChainStack(outer: outer, inner: inner) }
        outer.value = true
        inner.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["second"])
        #expect(screen.depth == 2)
        try screen.back()
        #expect(inner.writes == [false])
        #expect(outer.writes.isEmpty)
    }

    @Test("NAV-094: a flag's builder runs with the body, an item's only with an item", .countsWork)
    func buildersRunWhenTheyMust() {
        let journal = Journal()
        let flag = Recorded(false)
        let item = Recorded<Int?>(nil)
        let screen = Screen { BuilderStack(journal: journal, flag: flag, item: item) }
        #expect(journal.read() == ["flag"])
        item.value = 1
        screen.resize(to: .compact)
        #expect(journal.read().contains("item"))
    }

    @Test("NAV-096: of several the latest is shown and the others are set off, with an issue")
    func theLatestWins() throws {
        let first = Recorded(false)
        let second = Recorded(false)
        let screen = Screen { TwoFlags(first: first, second: second) }
        first.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["first"])
        second.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["second"])
        #expect(screen.depth == 1)
        #expect(first.value == false)
        #expect(second.writes.isEmpty)
    }

    @Test("NAV-096: two that are on at once are a mistake")
    func twoAtOnceAreReported() {
        let first = Recorded(true)
        let second = Recorded(true)
        let screen = Screen { TwoFlags(first: first, second: second) }
        #expect(screen.depth == 1)
        #expect(first.value != second.value)
        let name = "the destination with 'isPresented' in 'NavigationStack'"
        #expect(screen.issues.map(\.kind) == [.severalPresentations(shown: name, other: name)])
    }

    @Test("NAV-097: a modifier that leaves the tree pops and leaves its binding alone")
    func aModifierThatLeavesPops() {
        let flag = Recorded(true)
        let isThere = Recorded(true)
        let screen = Screen { LeavingFlag(flag: flag, isThere: isThere) }
        #expect(screen.depth == 1)
        isThere.value = false
        screen.resize(to: .compact)
        #expect(screen.depth == 0)
        #expect(flag.writes.isEmpty)
    }

    @Test("NAV-027: a flag that refuses to go off keeps its screen")
    func aRefusedFlagKeepsItsScreen() throws {
        let flag = Recorded(true)
        flag.refuses = true
        let screen = Screen { FlagStack(flag: flag) }
        try screen.back()
        #expect(screen.texts == ["shown"])
        #expect(flag.writes == [false])
        #expect(screen.issues.map(\.kind) == [.refusedWrite(of: "isPresented")])
    }

    @Test("NAV-079: a list's selection without a registration pushes through an item")
    func aSelectionPushesThroughAnItem() throws {
        let item = Recorded<Int?>(nil)
        let screen = Screen { SelectionItem(item: item) }
        try screen.press("Row 2")
        #expect(screen.title == "Number 2")
        #expect(item.writes == [2])
        try screen.back()
        #expect(item.writes == [2, nil])
    }
}
