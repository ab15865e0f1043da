// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("NavigationView") struct LegacyViewTests {
    @Test("NAV-250, NAV-252: in compact width it is a stack of the first view only")
    func compactIsAStackOfTheFirstView() throws {
        let screen = Screen { TwoPanes() }
        #expect(screen.texts == ["Menu", "First", "Second"])
        try screen.press("First")
        #expect(screen.title == "One")
        #expect(screen.depth == 1)
        try screen.back()
        #expect(screen.title == "Menu")
    }

    @Test("NAV-252, NAV-256: in regular width a link replaces the next column")
    func regularReplacesTheNextColumn() throws {
        let screen = Screen(.regular) { TwoPanes() }
        #expect(screen.texts == ["Menu", "First", "Second", "Placeholder"])
        try screen.press("First")
        #expect(screen.texts == ["Menu", "First", "Second", "One", "first pane"])
        try screen.press("Second")
        #expect(screen.texts == ["Menu", "First", "Second", "Two", "second pane"])
        #expect(screen.depth == 0)
    }

    @Test("NAV-251: columns are what remains after flattening; three at most, none is fine")
    func columnsAreFlattened() {
        let isThird = true
        let three = Screen(.regular) {
            NavigationView {
                Group {
                    Text("a")
                    Text("b")
                }
                if isThird { Text("c") }
                ForEach(0..<2) { Text("more \($0)") }
            }
        }
        #expect(three.texts == ["a", "b", "c"])
        let none = Screen(.regular) { NavigationView {} }
        #expect(none.texts == [])
    }

    @Test("NAV-253: one view in regular width is a sidebar beside an empty detail")
    func oneViewIsASidebar() throws {
        let screen = Screen(.regular) {
            NavigationView { NavigationLink("Go") { Text("There") }.navigationTitle("Side") }
        }
        #expect(screen.texts == ["Side", "Go"])
        try screen.press("Go")
        #expect(screen.texts == ["Side", "Go", "There"])
    }

    @Test("NAV-254, NAV-255: the stack style is a stack in any width, inherited from above")
    func theStackStyleIsAlwaysAStack() throws {
        let screen = Screen(.regular) { VStack { TwoPanes() }.navigationViewStyle(.stack) }
        #expect(screen.texts == ["Menu", "First", "Second"])
        try screen.press("First")
        #expect(screen.texts == ["One", "first pane"])
        #expect(screen.canGoBack)
        let columns = Screen(.regular) { TwoPanes().navigationViewStyle(.columns) }
        #expect(columns.texts.contains("Placeholder"))
    }

    @Test("NAV-256: 'isDetailLink(false)' pushes in the link's own column")
    func linksMayStayInTheirColumn() throws {
        let screen = Screen(.regular) {
            NavigationView {
                NavigationLink("Deeper") { Text("Level 2") }.isDetailLink(false)
                Text("Placeholder")
            }
        }
        try screen.press("Deeper")
        #expect(screen.texts == ["Level 2", "Placeholder"])
        try screen.back()
        #expect(screen.texts == ["Deeper", "Placeholder"])
    }

    @Test("NAV-256: a link in the detail pushes within it")
    func linksInTheDetailPush() throws {
        let screen = Screen(.regular) {
            NavigationView {
                Text("Side")
                NavigationLink("On") { Text("Deeper") }
            }
        }
        try screen.press("On")
        #expect(screen.texts == ["Side", "Deeper"])
        try screen.back()
        #expect(screen.texts == ["Side", "On"])
    }

    @Test(
        "NAV-257, B31: 'isActive' follows the link both ways, one write each",
        arguments: [SizeClass.compact, .regular])
    func isActiveIsTwoWay(size: SizeClass) throws {
        let isActive = Recorded(false)
        let screen = Screen(size) { ActiveLink(isActive: isActive) }
        try screen.press("Go")
        #expect(isActive.writes == [true])
        #expect(screen.texts.contains("There"))
        if size == .compact {
            try screen.back()
            #expect(isActive.writes == [true, false])
        } else {
            isActive.value = false
            screen.resize(to: size)
        }
        #expect(!screen.texts.contains("There"))
        isActive.value = true
        screen.resize(to: size)
        #expect(screen.texts.contains("There"))
    }

    @Test("NAV-258: 'tag' and 'selection' follow the link; Back writes nil")
    func tagAndSelection() throws {
        let selection = Recorded<String?>(nil)
        let screen = Screen { TaggedLinks(selection: selection) }
        try screen.press("A")
        #expect(selection.writes == ["a"])
        #expect(screen.texts == ["screen a"])
        try screen.back()
        #expect(selection.writes == ["a", nil])
    }

    @Test("NAV-258: from tag to tag is one replacement, without a write of the framework's own")
    func fromTagToTag() {
        for size in [SizeClass.compact, .regular] {
            let selection = Recorded<String?>("a")
            let screen = Screen(size) { TaggedLinks(selection: selection) }
            #expect(screen.texts.last == "screen a")
            selection.value = "b"
            screen.resize(to: size)
            #expect(screen.texts.last == "screen b")
            #expect(selection.writes.isEmpty)
            #expect(screen.depth == (size == .compact ? 1 : 0))
        }
    }

    @Test("NAV-258: pressing another tag's link in columns writes the selection once")
    func pressingAnotherTag() throws {
        let selection = Recorded<String?>("a")
        let screen = Screen(.regular) { TaggedLinks(selection: selection) }
        try screen.press("B")
        #expect(selection.writes == ["b"])
        #expect(screen.texts.last == "screen b")
    }

    @Test("NAV-261: setting the selection to nil always pops")
    func nilPops() {
        let selection = Recorded<String?>("a")
        let screen = Screen { TaggedLinks(selection: selection) }
        #expect(screen.depth == 1)
        selection.value = nil
        screen.resize(to: .compact)
        #expect(screen.depth == 0)
    }

    @Test("NAV-260: several levels in one update")
    func severalLevelsInOneUpdate() {
        let outer = Recorded(false)
        let inner = Recorded(false)
        let screen = Screen { LinksInLinks(outer: outer, inner: inner) }
        outer.value = true
        inner.value = true
        screen.resize(to: .compact)
        #expect(screen.texts == ["Deep"])
        #expect(screen.depth == 2)
    }

    @Test("NAV-262: of two links with one tag and one selection the first is followed")
    func theFirstOfTwoTagsIsFollowed() {
        let selection = Recorded<String?>("a")
        let screen = Screen { EquallyTaggedLinks(selection: selection) }
        #expect(screen.texts == ["first"])
        #expect(selection.writes.isEmpty)
        #expect(screen.issues.map(\.kind) == [.duplicateTag(tag: "a", container: "screen")])
    }

    @Test("NAV-263: hidden links work")
    func hiddenLinksWork() {
        for kind in HiddenLink.Kind.allCases {
            let isActive = Recorded(false)
            let screen = Screen { HiddenLink(kind: kind, isActive: isActive) }
            #expect(screen.texts == ["Visible"], "\(kind)")
            isActive.value = true
            screen.resize(to: .compact)
            #expect(screen.texts == ["There"], "\(kind)")
        }
    }

    @Test("NAV-264: a presented destination follows its parent's updates")
    func destinationsFollowTheirParent() throws {
        let word = Recorded("old")
        let screen = Screen { NavigationView { FollowedLink(word: word) } }
        try screen.press("Go")
        word.value = "new"
        screen.resize(to: .compact)
        #expect(screen.texts == ["There new"])
    }

    @Test("NAV-265: value links are disabled and destinations unused, with an issue for each")
    func valueLinksAreDisabled() {
        let screen = Screen {
            NavigationView {
                NavigationLink("Go", value: 1).navigationDestination(for: Int.self) {
                    Text("\($0)")
                }
            }
        }
        #expect(throws: ScreenError.self) { try screen.press("Go") }
        let kinds = screen.issues.map(\.kind)
        #expect(kinds.count == 2)
        #expect(kinds.contains(.destinationOutsideContainer(type: "Int")))
        #expect(kinds.contains(.unreachableDestination(type: "Int", link: "Go", known: [])))
    }
}
