// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("Split views with room") struct SplitRegularTests {
    @Test("NAV-100: a selection drives the later column; both are visible")
    func aSelectionDrivesTheDetail() throws {
        let letter = Recorded<String?>(nil)
        let path = Recorded([Int]())
        let screen = Screen(.regular) { LetterSplit(letter: letter, path: path) }
        #expect(
            screen.texts.prefix(5) == ["Letters", "Letter a", "Letter b", "Letter c", "Nothing"])
        try screen.press("Letter b")
        #expect(letter.writes == ["b"])
        #expect(screen.selection == "Letter b")
        #expect(screen.title == "About b")
    }

    @Test("NAV-101: a stack in a column pushes within it")
    func aStackInAColumnPushesWithinIt() throws {
        let letter = Recorded<String?>("a")
        let path = Recorded([Int]())
        let screen = Screen(.regular) { LetterSplit(letter: letter, path: path) }
        try screen.press("One")
        #expect(path.writes == [[1]])
        #expect(screen.title == "Number 1")
        #expect(screen.texts.first == "Letters")
        #expect(screen.depth == 1)
        try screen.back()
        #expect(screen.title == "About a")
        #expect(screen.selection == "Letter a")
    }

    @Test(
        "NAV-115: a person's new choice pops the stacks of later columns; the same choice does not")
    func aNewChoicePopsLaterStacks() throws {
        let letter = Recorded<String?>("a")
        let path = Recorded([1, 2])
        let screen = Screen(.regular) { LetterSplit(letter: letter, path: path) }
        try screen.press("Letter a")
        #expect(path.writes.isEmpty)
        try screen.press("Letter b")
        #expect(path.writes == [[]])
        #expect(screen.title == "About b")
    }

    @Test("NAV-115: a choice of the program leaves the later paths alone")
    func aProgramsChoiceKeepsPaths() {
        let letter = Recorded<String?>("a")
        let path = Recorded([Int]())
        let screen = Screen(.regular) { LetterSplit(letter: letter, path: path) }
        letter.value = "c"
        path.value = [4]
        screen.resize(to: .regular)
        #expect(screen.title == "Number 4")
        #expect(screen.selection == "Letter c")
        #expect(path.writes.isEmpty)
    }

    @Test("NAV-104: visibility shows and hides leading columns")
    func visibilityHidesColumns() {
        let visibility = Recorded(NavigationSplitViewVisibility.all)
        let letter = Recorded<String?>("a")
        let screen = Screen(.regular) {
            BoundSplit(visibility: visibility.binding, column: .constant(.sidebar), letter: letter)
        }
        #expect(screen.texts == ["Letters", "Letter a", "Letter b", "Detail", "detail a"])
        visibility.value = .detailOnly
        screen.resize(to: .regular)
        #expect(screen.texts == ["Detail", "detail a"])
        visibility.value = .doubleColumn
        screen.resize(to: .regular)
        #expect(screen.texts.count == 5)
        visibility.value = .automatic
        screen.resize(to: .regular)
        #expect(screen.texts.count == 5)
        #expect(visibility.writes.isEmpty)
    }

    @Test("NAV-104: of three columns 'doubleColumn' hides the sidebar only")
    func doubleColumnOfThree() {
        let visibility = Recorded(NavigationSplitViewVisibility.doubleColumn)
        let screen = Screen(.regular) {
            NavigationSplitView(columnVisibility: visibility.binding) {
                Text("side")
            } content: {
                Text("middle")
            } detail: {
                Text("end")
            }
        }
        #expect(screen.texts == ["middle", "end"])
        visibility.value = .detailOnly
        screen.resize(to: .regular)
        #expect(screen.texts == ["end"])
        visibility.value = .all
        screen.resize(to: .regular)
        #expect(screen.texts == ["side", "middle", "end"])
    }

    @Test("NAV-106, NAV-108: the toggle writes what results; nothing is written before")
    func theToggleWritesTheResult() throws {
        let visibility = Recorded(NavigationSplitViewVisibility.automatic)
        let screen = Screen(.regular) {
            BoundSplit(
                visibility: visibility.binding, column: .constant(.sidebar), letter: Recorded("a"))
        }
        #expect(visibility.writes.isEmpty)
        try screen.toggleSidebar()
        #expect(visibility.writes == [.detailOnly])
        #expect(screen.texts == ["Detail", "detail a"])
        try screen.toggleSidebar()
        #expect(visibility.writes == [.detailOnly, .all])
        #expect(screen.texts.count == 5)
    }

    @Test("NAV-107, B24: a constant visibility makes the toggle ineffective, with an issue")
    func aConstantVisibilitySnapsBack() throws {
        let screen = Screen(.regular) {
            BoundSplit(
                visibility: .constant(.all), column: .constant(.sidebar), letter: Recorded("a"))
        }
        try screen.toggleSidebar()
        #expect(screen.texts.count == 5)
        #expect(screen.issues.map(\.kind) == [.constantBinding(of: "columnVisibility")])
    }

    @Test("NAV-106: of three columns the toggle hides the first, and writes that two are left")
    func theToggleOfThreeColumnsWritesDoubleColumn() throws {
        let visibility = Recorded(NavigationSplitViewVisibility.automatic)
        let screen = Screen(.regular) {
            NavigationSplitView(columnVisibility: visibility.binding) {
                Text("Letters")
            } content: {
                Text("Numbers")
            } detail: {
                Text("Detail")
            }
        }
        try screen.toggleSidebar()
        #expect(visibility.writes == [.doubleColumn])
        #expect(screen.texts == ["Numbers", "Detail"])
        try screen.toggleSidebar()
        #expect(visibility.writes == [.doubleColumn, .all])
    }

    @Test("NAV-106: without a binding the toggle works too")
    func theToggleWorksWithoutABinding() throws {
        let screen = Screen(.regular) { ThreeColumns(first: Recorded("a"), second: Recorded(1)) }
        try screen.toggleSidebar()
        #expect(!screen.texts.contains("Letters"))
        try screen.toggleSidebar()
        #expect(screen.texts.contains("Letters"))
    }

    @Test(
        "NAV-093, NAV-103: a column's registration presents over the next column and serves its stack"
    )
    func columnRegistrations() throws {
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationLink("Seven", value: 7)
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
            } detail: {
                Text("Nothing yet")
            }
        }
        try screen.press("Seven")
        #expect(screen.texts == ["Seven", "number 7"])
        #expect(!screen.canGoBack)
        let inner = Screen(.regular) {
            NavigationSplitView {
                Text("Side")
            } detail: {
                NavigationStack { NavigationLink("On", value: 2) }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
        try inner.press("On")
        #expect(inner.texts == ["Side", "number 2"])
    }

    @Test("NAV-072, NAV-076: a link in the sidebar sets the path of a stack in the detail")
    func aSidebarLinkSetsTheLaterPath() throws {
        let path = Recorded([3, 4])
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationLink("Seven", value: 7)
            } detail: {
                NavigationStack(path: path.binding) {
                    Text("Root").navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
            }
        }
        try screen.press("Seven")
        #expect(path.writes == [[7]])
        #expect(screen.title == "Number 7")
    }

    @Test(
        "NAV-073, NAV-078: a value link in a selecting list selects, and its value is the row's tag"
    )
    func valueLinksSelect() throws {
        struct Kind: Hashable, Identifiable { let id: Int }
        let kind = Recorded<Kind?>(nil)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List([Kind(id: 1), Kind(id: 2)], selection: kind.binding) {
                    NavigationLink("Kind \($0.id)", value: $0)
                }
            } detail: {
                Text("detail \(kind.value?.id ?? 0)")
            }
        }
        try screen.press("Kind 2")
        #expect(kind.writes == [Kind(id: 2)])
        #expect(screen.selection == "Kind 2")
    }

    @Test("NAV-078: a link whose row has a tag of its own selects that tag")
    func aTaggedLinkSelectsItsTag() throws {
        let chosen = Recorded<Int?>(nil)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(selection: chosen.binding) {
                    NavigationLink("One", value: "text").tag(1)
                    NavigationLink("Two", value: 20).tag(2)
                    NavigationLink("Three", value: 30).tag(3).selectionDisabled()
                }
            } detail: {
                Text("detail \(chosen.value ?? 0)")
            }
        }
        try screen.press("One")
        try screen.press("Two")
        #expect(chosen.writes == [1, 2])
        #expect(screen.selection == "Two")
        #expect(throws: ScreenError.self) { try screen.press("Three") }
        #expect(chosen.writes == [1, 2])
    }

    @Test("NAV-080: a view link in the sidebar replaces the detail's root")
    func aViewLinkReplacesTheDetail() throws {
        let screen = Screen(.regular) {
            NavigationSplitView {
                NavigationLink("Go") { Text("shown") }
            } detail: {
                Text("Nothing yet")
            }
        }
        try screen.press("Go")
        #expect(screen.texts == ["Go", "shown"])
        screen.resize(to: .compact)
        #expect(screen.texts == ["shown"])
        try screen.back()
        #expect(screen.texts == ["Go"])
    }

    @Test("NAV-118: the detail's title is the window's")
    func theDetailTitlesTheWindow() {
        let screen = Screen(.regular) { ThreeColumns(first: Recorded("a"), second: Recorded(1)) }
        #expect(screen.title == "Detail")
        #expect(screen.outline.hasPrefix("window \"Detail\""))
    }
}
