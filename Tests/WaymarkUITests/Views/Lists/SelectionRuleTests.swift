// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

import struct WaymarkElements.ElementEvent

@MainActor @Suite("Selections of lists") struct SelectionRuleTests {
    @Test("NAV-137: a selection is a tag of each row, and state; ForEach gives identifiers")
    func tagsAndIdentifiersAreSelected() throws {
        let chosen = Recorded<Int?>(nil)
        let screen = Screen {
            List(selection: chosen.binding) {
                Text("tagged").tag(1)
                ForEach([2, 3], id: \.self) { Text("row \($0)") }
                Text("plain")
            }
        }
        try screen.press("tagged")
        try screen.press("row 3")
        #expect(chosen.writes == [1, 3])
        #expect(throws: ScreenError.self) { try screen.press("plain") }
        screen.change { chosen.value = 2 }
        #expect(screen.selection == "row 2")
    }

    @Test("NAV-139: a press on a link makes a selected set that one value")
    func aPressMakesTheSetOneValue() throws {
        let chosen = Recorded<Set<Int>>([1, 2])
        let screen = Screen(.regular) {
            Live {
                NavigationSplitView {
                    List([1, 2, 3], id: \.self, selection: chosen.binding) {
                        NavigationLink("Book \($0)", value: $0)
                    }
                } detail: {
                    Text(chosen.value.sorted().map { "\($0)" }.joined(separator: " "))
                }
            }
        }
        try screen.press("Book 3")
        #expect(chosen.writes == [[3]])
        #expect(screen.texts.last == "3")
        try screen.press("Book 1")
        #expect(chosen.value == [1])
    }

    @Test("NAV-136: while rows are edited, a press on a link takes its value to the set")
    func aPressOnALinkExtendsTheSetOfAnEditedList() throws {
        let chosen = Recorded<Set<Int>>([1])
        let screen = Screen(.regular) {
            Live {
                NavigationSplitView {
                    List([1, 2], id: \.self, selection: chosen.binding) {
                        NavigationLink("Book \($0)", value: $0)
                    }
                    .environment(\.editMode, .constant(.active))
                } detail: {
                    Text("\(chosen.value.count)")
                }
            }
        }
        try screen.press("Book 2")
        #expect(chosen.value == [1, 2])
        try screen.press("Book 1")
        #expect(chosen.value == [2])
    }

    @Test("NAV-136: in a narrow window a list stays while its rows are edited, and after that")
    func anEditedListStaysInANarrowWindow() throws {
        let chosen = Recorded<Set<Int>>([])
        let screen = Screen {
            NavigationSplitView {
                List([1, 2, 3], id: \.self, selection: chosen.binding) { Text("Book \($0)") }
                    .navigationTitle("Books")
                    .toolbar { EditButton() }
            } detail: {
                Text("Detail").navigationTitle("Detail")
            }
        }
        try screen.press("Edit")
        try screen.press("Book 1")
        try screen.press("Book 2")
        #expect(chosen.value == [1, 2])
        #expect(screen.title == "Books")
        #expect(screen.route.isEmpty)
        try screen.press("Done")
        #expect(screen.title == "Books")
        try screen.press("Book 3")
        #expect(screen.title == "Detail")
    }

    @Test("NAV-140: a value without a row stays selected, and no row is marked")
    func aValueWithoutARowIsKept() {
        let chosen = Recorded<Int?>(9)
        let numbers = Recorded([1, 2])
        let screen = Screen(.regular) {
            Live {
                NavigationSplitView {
                    List(numbers.value, id: \.self, selection: chosen.binding) { Text("row \($0)") }
                } detail: {
                    Text("detail \(chosen.value ?? 0)")
                }
            }
        }
        #expect(screen.selection == nil)
        #expect(screen.texts.last == "detail 9")
        screen.resize(to: .compact)
        #expect(screen.texts == ["detail 9"])
        screen.resize(to: .regular)
        screen.change { numbers.value = [9] }
        #expect(screen.selection == "row 9")
        screen.change { numbers.value = [] }
        #expect(chosen.value == 9)
        #expect(chosen.writes.isEmpty)
    }

    @Test("NAV-141: a tagged link that holds its view selects its row and shows the view")
    func aTaggedViewLinkSelectsAndShows() throws {
        let chosen = Recorded<String?>(nil)
        for size in [SizeClass.regular, .compact] {
            chosen.value = nil
            let screen = Screen(size) {
                NavigationSplitView {
                    List(selection: chosen.binding) {
                        NavigationLink("Lakes") { Text("all lakes") }.tag("lakes")
                        NavigationLink("Rivers") { Text("all rivers") }.tag("rivers")
                    }
                } detail: {
                    Text("nothing yet")
                }
            }
            try screen.press("Lakes")
            #expect(chosen.value == "lakes")
            #expect(screen.texts.last == "all lakes", "\(size)")
            if size == .compact { try screen.back() }
            try screen.press("Rivers")
            #expect(chosen.value == "rivers")
            #expect(screen.texts.last == "all rivers", "\(size)")
        }
    }
}
