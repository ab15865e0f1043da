// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkTesting

/// Rows and sections that show and hide others.
@MainActor @Suite("Rows below rows") struct DisclosureTests {
    @Test func aTreeShowsWhatIsOpened() throws {
        let screen = Screen { List(Folder.all, children: \.inner) { Text($0.id) } }
        #expect(screen.texts == ["home", "readme"])
        try screen.choose("Expand", in: "home")
        #expect(screen.texts == ["home", "music", "notes", "readme"])
        try screen.choose("Expand", in: "music")
        #expect(screen.texts == ["home", "music", "song", "notes", "readme"])
        try screen.choose("Collapse", in: "home")
        #expect(screen.texts == ["home", "readme"])
        #expect(throws: ScreenError.self) { try screen.choose("Expand", in: "readme") }
    }

    @Test func rowsAndTheirButtonsSayHowDeepTheyStandAndWhatTheyShow() throws {
        let screen = Screen { List(Folder.all, children: \.inner) { Text($0.id) } }
        try screen.choose("Expand", in: "home")
        try screen.choose("Expand", in: "music")
        #expect(
            screen.rowsAndButtons == [
                "row", "button expanded label \"Collapse\"", "row on level 2",
                "button expanded label \"Collapse\"", "row on level 3", "row on level 2", "row",
            ])
    }

    @Test func rowsOfAGroupStandBelowItsLabel() throws {
        let screen = Screen {
            List {
                Section {
                    DisclosureGroup("More") {
                        Text("inside")
                        DisclosureGroup("Still more") { Text("deep inside") }
                    }
                    Text("beside")
                }
            }
        }
        #expect(screen.rowsAndButtons == ["row", "button collapsed", "row"])
        try screen.press("More")
        try screen.press("Still more")
        #expect(
            screen.rowsAndButtons == [
                "row", "button expanded", "row on level 2", "row on level 2", "button expanded",
                "row on level 3", "row",
            ])
    }

    @Test func aButtonThatOpensNothingSaysNothingOfIt() {
        let screen = Screen {
            Button("Save") {}
            DisclosureGroup("More") { Text("inside") }
        }
        #expect(screen.rowsAndButtons == ["button", "button collapsed"])
    }

    @Test func rowsOfATreeAreSelectedAtEachLevel() throws {
        let one = Recorded<String?>(nil)
        let some = Recorded<Set<String>>([])
        let always = Recorded("readme")
        let screens = [
            Screen { List(Folder.all, children: \.inner, selection: one.binding) { Text($0.id) } },
            Screen { List(Folder.all, children: \.inner, selection: some.binding) { Text($0.id) } },
            Screen {
                List(Folder.all, id: \.id, children: \.inner, selection: always.binding) {
                    Text($0.id)
                }
            },
        ]
        for screen in screens {
            try screen.press("home")
            try screen.choose("Expand", in: "home")
            try screen.press("notes")
            #expect(screen.selection == "notes")
        }
        #expect(one.writes == ["home", "notes"])
        #expect(some.writes == [["home"], ["notes"]])
        #expect(always.writes == ["home", "notes"])
    }

    @Test func rowsOfABoundTreeChangeTheirElement() throws {
        let folders = Recorded(Folder.all)
        let screen = Screen {
            Live {
                List(folders.binding, children: \.inner) { $folder in
                    Toggle(folder.id, isOn: $folder.isDone)
                }
            }
        }
        try screen.choose("Expand", in: "home")
        try screen.toggle("notes")
        #expect(folders.value[0].inner?[1].isDone == true)
        #expect(screen.texts == ["home", "music", "notes", "readme"])
    }

    @Test func aGroupOpensByItsLabel() throws {
        let screen = Screen {
            DisclosureGroup("More") { Text("inside") }
            List { DisclosureGroup("Rows") { ForEach([1, 2], id: \.self) { Text("row \($0)") } } }
        }
        #expect(screen.texts == ["More", "Rows"])
        try screen.press("More")
        try screen.press("Rows")
        #expect(screen.texts == ["More", "inside", "Rows", "row 1", "row 2"])
        let rows = screen.rowsAndButtons.filter { $0.hasPrefix("row") }
        #expect(rows == ["row", "row on level 2", "row on level 2"])
        try screen.press("More")
        #expect(screen.texts == ["More", "Rows", "row 1", "row 2"])
    }

    @Test func aBindingSaysWhetherAGroupIsOpen() throws {
        let isOpen = Recorded(true)
        let screen = Screen {
            Live {
                DisclosureGroup("More", isExpanded: isOpen.binding) { Text("inside") }
            }
        }
        #expect(screen.texts == ["More", "inside"])
        try screen.press("More")
        #expect(isOpen.writes == [false])
        screen.change { isOpen.value = true }
        #expect(screen.texts == ["More", "inside"])
    }

    @Test func anOutlineOutsideAListHasAButtonBesideEachLabel() throws {
        let screen = Screen { OutlineGroup(Folder.all[0], children: \.inner) { Text($0.id) } }
        #expect(screen.texts == ["home"])
        try screen.press("Expand")
        #expect(screen.texts == ["home", "music", "notes"])
    }

    @Test func aSectionShowsAndHidesItsRows() throws {
        let isOpen = Recorded(true)
        let screen = Screen {
            Live {
                List {
                    Section("Fruit", isExpanded: isOpen.binding) { Text("apple") }
                    Section("Bread") { Text("rye") }
                }
            }
        }
        #expect(screen.texts == ["Fruit", "apple", "Bread", "rye"])
        try screen.choose("Collapse", in: "Fruit")
        #expect(isOpen.writes == [false])
        #expect(screen.texts == ["Fruit", "Bread", "rye"])
        try screen.press("Expand")
        #expect(screen.texts == ["Fruit", "apple", "Bread", "rye"])
        screen.change { isOpen.value = false }
        #expect(screen.texts == ["Fruit", "Bread", "rye"])
    }
}

private struct Folder: Identifiable {
    let id: String
    var inner: [Folder]?
    var isDone = false

    static let all = [
        Folder(
            id: "home",
            inner: [Folder(id: "music", inner: [Folder(id: "song")]), Folder(id: "notes")]),
        Folder(id: "readme"),
    ]
}

extension Screen {
    fileprivate var rowsAndButtons: [String] {
        outline.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("row") && $0 != "row actions" || $0.hasPrefix("button") }
    }
}
