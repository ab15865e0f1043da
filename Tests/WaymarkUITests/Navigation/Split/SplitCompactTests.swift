// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Collapsed split views") struct SplitCompactTests {
    @Test("NAV-120, NAV-121: nothing chosen shows the sidebar; a selection shows the next column")
    func theTopColumnFollowsTheSelection() throws {
        let letter = Recorded<String?>(nil)
        let screen = Screen { LetterSplit(letter: letter, path: Recorded([])) }
        #expect(screen.title == "Letters")
        #expect(screen.depth == 0)
        #expect(!screen.canGoBack)
        try screen.press("Letter b")
        #expect(screen.title == "About b")
        #expect(screen.depth == 1)
    }

    @Test("NAV-123: Back clears the selection")
    func backClearsTheSelection() throws {
        let letter = Recorded<String?>("a")
        let screen = Screen { LetterSplit(letter: letter, path: Recorded([])) }
        #expect(screen.title == "About a")
        #expect(screen.outline.contains("back to \"Letters\""))
        try screen.back()
        #expect(letter.writes == [nil])
        #expect(screen.title == "Letters")
    }

    @Test("NAV-123: a choice of the program pushes the next column, and clearing it pops")
    func aProgramsChoicePushes() {
        let letter = Recorded<String?>(nil)
        let screen = Screen { LetterSplit(letter: letter, path: Recorded([])) }
        screen.change { letter.value = "b" }
        #expect(screen.title == "About b")
        #expect(screen.depth == 1)
        #expect(screen.canGoBack)
        screen.change { letter.value = nil }
        #expect(screen.title == "Letters")
        #expect(screen.depth == 0)
        #expect(letter.writes.isEmpty)
    }

    @Test("NAV-123: with a selection of several, Back empties it")
    func backEmptiesASetOfSelections() throws {
        let letters = Recorded<Set<String>>([])
        let screen = Screen {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: letters.binding) { Text("Letter \($0)") }
            } detail: {
                Text("detail")
            }
        }
        screen.change { letters.value = ["a", "b"] }
        #expect(screen.texts == ["detail"])
        try screen.back()
        #expect(letters.writes == [[]])
        #expect(screen.texts == ["Letter a", "Letter b"])
        #expect(screen.depth == 0)
    }

    @Test("NAV-123: of three columns, both choices at once push two; Back clears the last one only")
    func backClearsTheLastSelectionOnly() throws {
        let first = Recorded<String?>(nil)
        let second = Recorded<Int?>(nil)
        let screen = Screen { ThreeColumns(first: first, second: second) }
        screen.change {
            first.value = "a"
            second.value = 2
        }
        #expect(screen.title == "Detail")
        #expect(screen.depth == 2)
        try screen.back()
        #expect(screen.title == "Numbers of a")
        #expect(second.writes == [nil])
        #expect(first.writes.isEmpty)
        screen.change { first.value = nil }
        #expect(screen.title == "Letters")
    }

    @Test("NAV-124: Back walks the path first, then leaves the column")
    func backWalksThePathFirst() throws {
        let letter = Recorded<String?>("a")
        let path = Recorded([1, 2])
        let screen = Screen { LetterSplit(letter: letter, path: path) }
        #expect(screen.title == "Number 2")
        #expect(screen.depth == 3)
        try screen.back()
        try screen.back()
        #expect(screen.title == "About a")
        #expect(path.value == [])
        try screen.back()
        #expect(screen.title == "Letters")
        #expect(letter.value == nil)
    }

    @Test("NAV-124: the way back is called after the screen that the column before shows")
    func theWayBackIsCalledAfterTheScreenBefore() throws {
        let numbers = Recorded([Int]())
        let screen = Screen {
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                NumberStack(numbers.binding)
            } detail: {
                Text("detail")
            }
        }
        #expect(screen.outline.contains("back to \"Numbers\""))
        screen.change { numbers.value = [1, 2] }
        #expect(screen.outline.contains("back to \"Number 2\""))
        screen.change { numbers.value = [] }
        #expect(screen.outline.contains("back to \"Numbers\""))
    }

    @Test("NAV-122: a path in the detail shows it even without a selection")
    func aPathShowsTheDetail() {
        let screen = Screen { LetterSplit(letter: Recorded(nil), path: Recorded([4])) }
        #expect(screen.title == "Number 4")
    }

    @Test("NAV-121, NAV-123, B20: three columns one after the other, and back")
    func threeColumns() throws {
        let first = Recorded<String?>(nil)
        let second = Recorded<Int?>(nil)
        let screen = Screen { ThreeColumns(first: first, second: second) }
        try screen.press("Letter b")
        #expect(screen.title == "Numbers of b")
        try screen.press("Number 2")
        #expect(screen.title == "Detail")
        #expect(screen.depth == 2)
        try screen.back()
        #expect(second.writes == [2, nil])
        try screen.back()
        #expect(first.writes == ["b", nil])
        #expect(screen.title == "Letters")
    }

    @Test("NAV-130: resizing keeps selections, paths and the state of every screen")
    func resizingKeepsEverything() throws {
        let letter = Recorded<String?>("a")
        let path = Recorded([Int]())
        let screen = Screen(.regular) { LetterSplit(letter: letter, path: path) }
        try screen.press("Tap")
        try screen.press("One")
        try screen.press("Tap")
        try screen.press("Tap")
        screen.resize(to: .compact)
        #expect(screen.title == "Number 1")
        #expect(screen.texts.contains("taps 2"))
        screen.resize(to: .regular)
        #expect(screen.texts.contains("taps 2"))
        try screen.back()
        #expect(screen.texts.contains("taps 1"))
        screen.resize(to: .compact)
        screen.resize(to: .regular)
        #expect(screen.texts.contains("taps 1"))
        #expect(letter.writes.isEmpty)
        #expect(path.writes == [[1], []])
    }

    @Test("NAV-130: resizing releases nothing and makes nothing anew")
    func resizingRemountsNothing() {
        let census = Census()
        let screen = Screen(.regular) {
            NavigationSplitView {
                Inhabited(census: census, name: "side")
            } detail: {
                InhabitedStack(path: .constant([1]), census: census)
            }
        }
        #expect(census.born == 2)
        for size in [SizeClass.compact, .regular, .compact] { screen.resize(to: size) }
        #expect(census.born == 2)
        #expect(census.living == 2)
    }

    @Test("NAV-125: the preferred column decides, and is written when a person goes back")
    func thePreferredColumnDecides() throws {
        let column = Recorded(NavigationSplitViewColumn.detail)
        let letter = Recorded<String?>(nil)
        let screen = Screen {
            BoundSplit(visibility: .constant(.automatic), column: column.binding, letter: letter)
        }
        #expect(screen.title == "Detail")
        try screen.back()
        #expect(column.writes == [.sidebar])
        #expect(screen.title == "Letters")
        column.value = .detail
        screen.resize(to: .compact)
        #expect(screen.title == "Detail")
    }

    @Test("NAV-125, NAV-023: back over several columns writes the preferred one once")
    func backOverSeveralColumnsWritesThePreferredOneOnce() throws {
        let column = Recorded(NavigationSplitViewColumn.detail)
        let numbers = Recorded([1, 2])
        let screen = Screen {
            NavigationSplitView(preferredCompactColumn: column.binding) {
                Text("side").navigationTitle("Side")
            } content: {
                NumberStack(numbers.binding)
            } detail: {
                Text("detail").navigationTitle("Detail")
            }
        }
        try screen.back(to: "Number 1")
        #expect(column.writes == [.content])
        #expect(numbers.writes == [[1]])
        screen.change { column.value = .detail }
        try screen.back(to: "Side")
        #expect(screen.title == "Side")
        #expect(column.writes == [.content, .sidebar])
        #expect(numbers.writes == [[1], []])
    }

    @Test("NAV-121, NAV-124: all screens of the columns below count as the depth")
    func screensOfTheColumnsBelowCount() throws {
        let numbers = Recorded([1, 2])
        let screen = Screen {
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                NumberStack(numbers.binding)
            } detail: {
                Text("detail").navigationTitle("Detail")
            }
        }
        #expect(screen.depth == 3)
        screen.change { numbers.value = [] }
        #expect(screen.depth == 1)
    }

    @Test("NAV-126: 'content' of two columns is the sidebar")
    func contentOfTwoIsTheSidebar() {
        let screen = Screen {
            BoundSplit(
                visibility: .constant(.automatic), column: .constant(.content),
                letter: Recorded("a"))
        }
        #expect(screen.title == "Letters")
    }

    @Test("NAV-127: with a preferred column a choice still pushes, and the binding says so")
    func aChoiceStillPushes() throws {
        let column = Recorded(NavigationSplitViewColumn.sidebar)
        let letter = Recorded<String?>(nil)
        let screen = Screen {
            BoundSplit(visibility: .constant(.automatic), column: column.binding, letter: letter)
        }
        try screen.press("Letter a")
        #expect(column.writes == [.detail])
        #expect(screen.title == "Detail")
        try screen.back()
        #expect(column.writes == [.detail, .sidebar])
        #expect(letter.writes == ["a", nil])
    }

    @Test("NAV-105: visibility does not matter while collapsed")
    func visibilityIsIgnored() {
        let screen = Screen {
            BoundSplit(
                visibility: .constant(.detailOnly), column: .constant(.sidebar),
                letter: Recorded(nil))
        }
        #expect(screen.title == "Letters")
    }

    @Test("NAV-131: dismiss in the detail clears the selection, collapsed or not")
    func dismissClearsTheSelection() throws {
        for size in [SizeClass.compact, .regular] {
            let letter = Recorded<String?>("a")
            let screen = Screen(size) {
                NavigationSplitView {
                    List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
                } detail: {
                    LeaveButton()
                }
            }
            try screen.press("Leave")
            #expect(letter.writes == [nil], "\(size)")
        }
    }

    @Test("NAV-115: a sidebar's link starts its destination over, with the stack in it")
    func aSidebarLinkStartsOver() throws {
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(["one", "two"], id: \.self) { name in NavigationLink(name, value: name) }
                    .navigationDestination(for: String.self) { name in
                        NavigationStack { NavigationLink("deeper") { Text("below \(name)") } }
                    }
            } detail: {
                Text("Nothing")
            }
        }
        try screen.press("one")
        try screen.press("deeper")
        #expect(screen.texts == ["one", "two", "below one"])
        try screen.press("two")
        #expect(screen.texts == ["one", "two", "deeper"])
    }

    @Test("NAV-023, NAV-215: the way back leads through the columns, with one write of each")
    func theWayBackLeadsThroughColumns() throws {
        let letter = Recorded<String?>("a")
        let number = Recorded<Int?>(1)
        let path = Recorded([1, 2])
        let columns = CollapsedColumns(letter: letter, number: number, path: path)
        let screen = Screen(.compact) { columns }
        #expect(screen.title == "N2")
        try screen.back(to: "Mid")
        #expect(screen.title == "Mid")
        #expect(path.writes == [[]])
        #expect(number.writes == [nil])
        #expect(letter.writes.isEmpty)

        number.value = 1
        path.value = [1, 2]
        let other = Screen(.compact) { columns }
        try other.back(to: "Root")
        #expect(other.title == "Root")
        try other.back(to: "Side")
        #expect(other.title == "Side")
        #expect(letter.writes == [nil])
    }

    @Test("NAV-233: dismissing a detail twice clears its selection once")
    func dismissTwiceWritesOnce() throws {
        let letter = Recorded<String?>("a")
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
            } detail: {
                LeaveButton()
            }
        }
        try screen.press("Leave")
        try screen.press("Leave")
        #expect(letter.writes == [nil])
    }

    @Test("NAV-131, NAV-235: 'isPresented' in a detail says whether 'dismiss' would do something")
    func isPresentedInTheDetail() throws {
        let letter = Recorded<String?>(nil)
        let screen = Screen(.regular) {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
            } detail: {
                PresentedLabel()
            }
        }
        #expect(screen.texts == ["Letter a", "Letter b", "false"])
        screen.change { letter.value = "a" }
        #expect(screen.texts == ["Letter a", "Letter b", "true"])
        screen.change { letter.value = nil }
        #expect(screen.texts == ["Letter a", "Letter b", "false"])
        screen.change { letter.value = "b" }
        screen.resize(to: .compact)
        #expect(screen.texts == ["true"])
    }

    @Test(
        "NAV-131: where nothing is selected, dismiss in the detail closes what the split view is in"
    )
    func dismissClosesTheSheetAround() throws {
        let isOpen = Recorded(true)
        let screen = Screen(.regular) {
            Text("Under").sheet(isPresented: isOpen.binding) {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    LeaveButton()
                }
            }
        }
        try screen.press("Leave")
        #expect(isOpen.writes == [false])
        #expect(screen.texts == ["Under"])
    }

    @Test(
        "NAV-093: a column's flag pushes while collapsed and replaces the next root when there is room"
    )
    func aColumnsFlag() throws {
        let flag = Recorded(true)
        let screen = Screen {
            NavigationSplitView {
                Text("Side").navigationDestination(isPresented: flag.binding) { Text("shown") }
            } detail: {
                Text("Nothing yet")
            }
        }
        #expect(screen.texts == ["shown"])
        screen.resize(to: .regular)
        #expect(screen.texts == ["Side", "shown"])
        screen.resize(to: .compact)
        try screen.back()
        #expect(screen.texts == ["Side"])
        #expect(flag.writes == [false])
    }
}

private struct LeaveButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Leave") { dismiss() } }
}

private struct CollapsedColumns: View {
    let letter: Recorded<String?>
    let number: Recorded<Int?>
    let path: Recorded<[Int]>

    var body: some View {
        NavigationSplitView {
            List(["a"], id: \.self, selection: letter.binding) { Text($0) }
                .navigationTitle("Side")
        } content: {
            List([1], id: \.self, selection: number.binding) { Text("\($0)") }
                .navigationTitle("Mid")
        } detail: {
            NavigationStack(path: path.binding) {
                Text("Root").navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Text("N").navigationTitle("N\($0)") }
            }
        }
    }
}
