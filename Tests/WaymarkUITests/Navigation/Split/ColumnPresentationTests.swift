// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Tests of what a column without a stack presents over the next column.
@MainActor @Suite("Presentations of columns") struct ColumnPresentationTests {
    @Test("NAV-093: an item's screen replaces the next root in place; nil brings the root back")
    func anItemReplacesTheNextRoot() throws {
        let item = Recorded<Int?>(nil)
        let screen = Screen(.regular) { SidebarItem(item: item) }
        try screen.press("Tap")
        screen.change { item.value = 1 }
        #expect(screen.texts == ["Side", "Number 1", "taps 0", "Tap", "Next", "Same"])
        #expect(!screen.canGoBack)
        #expect(screen.depth == 0)
        try screen.press("Tap")
        screen.change { item.value = 2 }
        #expect(screen.texts.prefix(3) == ["Side", "Number 2", "taps 1"])
        screen.change { item.value = nil }
        #expect(screen.texts == ["Side", "Root 1", "Tap"])
        #expect(item.writes.isEmpty)
    }

    @Test("NAV-009: leaving a column's screen sets off what it shows in the next column")
    func leavingAColumnsScreenSetsOffWhatItShowsBeside() throws {
        let flag = Recorded(true)
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationLink("More") {
                    Text("more").navigationDestination(isPresented: flag.binding) { Text("shown") }
                }
                .isDetailLink(false)
            } detail: {
                Text("Nothing yet")
            }
        }
        try screen.press("More")
        #expect(screen.texts == ["more", "shown"])
        try screen.back()
        #expect(screen.texts == ["More", "Nothing yet"])
        #expect(flag.writes == [false])
    }

    @Test("NAV-093: while collapsed an item pushes, and Back writes nil once")
    func anItemPushesWhileCollapsed() throws {
        let item = Recorded<Int?>(nil)
        let screen = Screen { SidebarItem(item: item) }
        #expect(screen.texts == ["Side"])
        screen.change { item.value = 1 }
        #expect(screen.title == "Number 1")
        #expect(screen.depth == 1)
        try screen.back()
        #expect(item.writes == [nil])
        #expect(screen.texts == ["Side"])
    }

    @Test("NAV-093: a flag that goes off brings the next column's root back as it was")
    func aFlagBringsTheRootBack() throws {
        let flag = Recorded(false)
        let screen = Screen(.regular) {
            NavigationSplitView {
                Text("Side").navigationDestination(isPresented: flag.binding) { Text("shown") }
            } detail: {
                NamedCounter(name: "Root")
            }
        }
        try screen.press("Tap")
        screen.change { flag.value = true }
        #expect(screen.texts == ["Side", "shown"])
        screen.change { flag.value = false }
        #expect(screen.texts == ["Side", "Root 1", "Tap"])
        #expect(flag.writes.isEmpty)
    }

    @Test("NAV-093: a value replaces the next root, another replaces that, none stands on another")
    func aValueReplacesTheNextRoot() throws {
        let screen = Screen(.regular) { SidebarValues() }
        try screen.press("Seven")
        #expect(screen.texts == ["Seven", "Eight", "number 7"])
        try screen.press("Eight")
        #expect(screen.texts == ["Seven", "Eight", "number 8"])
        #expect(!screen.canGoBack)
        #expect(screen.depth == 0)
    }

    @Test("NAV-093: while collapsed a value pushes one screen, and Back leads to its column")
    func aValuePushesWhileCollapsed() throws {
        let screen = Screen { SidebarValues() }
        try screen.press("Seven")
        #expect(screen.texts == ["number 7"])
        #expect(screen.depth == 1)
        try screen.back()
        #expect(screen.texts == ["Seven", "Eight"])
        #expect(screen.depth == 0)
        try screen.press("Eight")
        #expect(screen.texts == ["number 8"])
    }

    @Test("NAV-093: of three columns, each presents over the one after it")
    func eachColumnPresentsOverTheNext() {
        let first = Recorded(false)
        let second = Recorded(false)
        let screen = Screen(.regular) { ThreePresenting(first: first, second: second) }
        screen.change { second.value = true }
        #expect(screen.texts == ["side", "middle", "over the end"])
        screen.change { second.value = false }
        #expect(screen.texts == ["side", "middle", "end"])
        screen.change { first.value = true }
        #expect(screen.texts == ["side", "over the middle", "end"])
        screen.change { first.value = false }
        #expect(screen.texts == ["side", "middle", "end"])
    }

    @Test("NAV-093: the presented screen may be a stack, which pushes within its column")
    func thePresentedScreenMayBeAStack() throws {
        let screen = Screen(.regular) { SidebarStacks() }
        try screen.press("Letter a")
        try screen.press("On")
        #expect(screen.texts == ["Letter a", "Letter b", "1 of a"])
        #expect(screen.depth == 1)
        try screen.back()
        #expect(screen.texts == ["Letter a", "Letter b", "On"])
        #expect(!screen.canGoBack)
        try screen.press("Letter b")
        try screen.press("On")
        #expect(screen.texts == ["Letter a", "Letter b", "1 of b"])
    }

    @Test("NAV-093: while collapsed a presented stack's screens lie above its column's")
    func aPresentedStackWhileCollapsed() throws {
        let screen = Screen { SidebarStacks() }
        try screen.press("Letter a")
        try screen.press("On")
        #expect(screen.texts == ["1 of a"])
        #expect(screen.depth == 2)
        try screen.back()
        #expect(screen.texts == ["On"])
        try screen.back()
        #expect(screen.texts == ["Letter a", "Letter b"])
        #expect(!screen.canGoBack)
    }
}

private struct SidebarItem: View {
    let item: Recorded<Int?>

    var body: some View {
        NavigationSplitView {
            Text("Side").navigationDestination(item: item.binding) { NumberScreen(number: $0) }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
        } detail: {
            NamedCounter(name: "Root")
        }
    }
}

private struct SidebarValues: View {
    var body: some View {
        NavigationSplitView {
            VStack {
                NavigationLink("Seven", value: 7)
                NavigationLink("Eight", value: 8)
            }
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        } detail: {
            Text("Nothing yet")
        }
    }
}

private struct ThreePresenting: View {
    let first: Recorded<Bool>
    let second: Recorded<Bool>

    var body: some View {
        NavigationSplitView {
            Text("side").navigationDestination(isPresented: first.binding) {
                Text("over the middle")
            }
        } content: {
            Text("middle").navigationDestination(isPresented: second.binding) {
                Text("over the end")
            }
        } detail: {
            Text("end")
        }
    }
}

/// A list without a selection, whose destination brings a stack of its own.
private struct SidebarStacks: View {
    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self) { NavigationLink("Letter \($0)", value: $0) }
                .navigationDestination(for: String.self) { letter in
                    NavigationStack {
                        NavigationLink("On", value: 1)
                            .navigationDestination(for: Int.self) { Text("\($0) of \(letter)") }
                    }
                }
        } detail: {
            Text("Nothing yet")
        }
    }
}
