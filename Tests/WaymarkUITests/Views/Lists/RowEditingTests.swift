// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Deleting, moving and other actions of rows, as a person does them.
@MainActor @Suite("Rows that can be edited") struct RowEditingTests {
    @Test func aRowIsDeletedByItsButton() throws {
        let names = Recorded(["milk", "bread", "salt"])
        let screen = Screen { Editable(names: names) }
        try screen.choose("Delete", in: "bread")
        #expect(names.value == ["milk", "salt"])
        try screen.choose("Delete", in: "salt")
        #expect(names.value == ["milk"])
        #expect(screen.texts == ["Edit", "milk", "Delete"])
    }

    @Test func rowsMoveUpAndDownInEditModeOnly() throws {
        let names = Recorded(["milk", "bread", "salt"])
        let screen = Screen { Editable(names: names) }
        #expect(throws: ScreenError.self) { try screen.choose("Move up", in: "bread") }
        try screen.press("Edit")
        try screen.choose("Move up", in: "bread")
        #expect(names.value == ["bread", "milk", "salt"])
        try screen.choose("Move down", in: "milk")
        #expect(names.value == ["bread", "salt", "milk"])
        try screen.choose("Move up", in: "bread")
        try screen.choose("Move down", in: "milk")
        #expect(names.writes.count == 2)
        try screen.press("Done")
        #expect(throws: ScreenError.self) { try screen.choose("Move up", in: "salt") }
    }

    @Test func rowsMayRefuseToBeEdited() throws {
        let isFixed = Recorded(true)
        let screen = Screen {
            Live {
                List {
                    ForEach(["milk", "bread"], id: \.self) { name in
                        Text(name).deleteDisabled(isFixed.value && name == "milk")
                            .moveDisabled(name == "bread")
                    }
                    .onDelete { _ in }
                    .onMove { _, _ in }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        #expect(screen.texts == ["milk", "bread", "Delete"])
        #expect(throws: ScreenError.self) { try screen.choose("Move up", in: "bread") }
        try screen.choose("Move up", in: "milk")
        screen.change { isFixed.value = false }
        #expect(screen.texts == ["milk", "Delete", "bread", "Delete"])
    }

    @Test func theOutermostActionCountsAndNoneTakesItAway() throws {
        var deleted: [String] = []
        let isOff = Recorded(false)
        let screen = Screen {
            Live {
                List {
                    ForEach([1, 2], id: \.self) { Text("row \($0)") }
                        .onDelete { _ in deleted.append("inner") }
                        .onDelete(
                            perform: isOff.value
                                ? nil : { deleted.append("outer \($0.first ?? -1)") })
                }
            }
        }
        try screen.choose("Delete", in: "row 2")
        #expect(deleted == ["outer 1"])
        screen.change { isOff.value = true }
        #expect(screen.texts == ["row 1", "row 2"])
    }

    @Test func editActionsChangeTheBoundCollection() throws {
        let names = Recorded(["milk", "bread", "salt"])
        let actions = Recorded(EditActions<[String]>.all)
        let screen = Screen {
            Live {
                List(names.binding, id: \.self, editActions: actions.value) { $name in Text(name) }
                    .environment(\.editMode, .constant(.active))
            }
        }
        try screen.choose("Delete", in: "milk")
        try screen.choose("Move down", in: "bread")
        #expect(names.writes == [["bread", "salt"], ["salt", "bread"]])
        screen.change { actions.value = .move }
        #expect(screen.texts == ["salt", "bread"])
        try screen.choose("Move up", in: "bread")
        screen.change { actions.value = .delete }
        #expect(throws: ScreenError.self) { try screen.choose("Move up", in: "salt") }
        #expect(screen.texts == ["bread", "Delete", "salt", "Delete"])
    }

    @Test func aRowOfABoundCollectionKeepsItsStateWhenOthersGo() throws {
        let names = Recorded(["milk", "bread"])
        let screen = Screen {
            Live {
                List(names.binding, id: \.self, editActions: .delete) { $name in Counted(name: name)
                }
            }
        }
        try screen.press("bread 0")
        try screen.choose("Delete", in: "milk 0")
        #expect(screen.texts == ["bread 1", "Delete"])
    }

    @Test func swipeActionsAreButtonsAndReplaceTheUsualDelete() throws {
        var done: [String] = []
        let names = Recorded(["milk", "bread"])
        let screen = Screen {
            Live {
                List {
                    ForEach(names.value, id: \.self) { name in
                        Text(name)
                            .swipeActions { Button("Archive") { done.append("archive \(name)") } }
                            .swipeActions(edge: .leading) {
                                Button("Flag") { done.append("flag \(name)") }
                            }
                    }
                    .onDelete { names.value.remove(atOffsets: $0) }
                }
            }
        }
        #expect(screen.texts.prefix(3) == ["milk", "Flag", "Archive"])
        try screen.choose("Flag", in: "bread")
        try screen.choose("Archive", in: "milk")
        #expect(done == ["flag bread", "archive milk"])
    }

    @Test(arguments: [
        (HorizontalEdge.trailing, true, ["archive"]), (.trailing, false, []),
        (.leading, true, ["flag"]), (.leading, false, []),
    ])
    func aFullSwipePressesTheFirstActionOfItsEdgeWhereItMay(
        edge: HorizontalEdge, isAllowed: Bool, pressed: [String]
    ) throws {
        var done: [String] = []
        let screen = Screen {
            List {
                Text("milk").swipeActions(edge: edge, allowsFullSwipe: isAllowed) {
                    let isTrailing = edge == .trailing
                    Button(isTrailing ? "Archive" : "Flag") {
                        done.append(isTrailing ? "archive" : "flag")
                    }
                    Button("Later") { done.append("later") }
                }
            }
        }
        if isAllowed {
            try screen.fullSwipe("milk")
        } else {
            #expect(throws: ScreenError.self) { try screen.fullSwipe("milk") }
        }
        #expect(done == pressed)
    }

    @Test func aFullSwipeIsAboutTheTrailingEdgeWhereARowHasBoth() throws {
        var done: [String] = []
        let isOff = Recorded(false)
        let screen = Screen {
            Live {
                List {
                    Text("milk")
                        .swipeActions(edge: .leading) { Button("Flag") { done.append("flag") } }
                        .swipeActions {
                            if !isOff.value { Button("Archive") { done.append("archive") } }
                            Button("Delete", role: .destructive) { done.append("delete") }
                                .disabled(isOff.value)
                        }
                }
            }
        }
        try screen.fullSwipe("milk")
        screen.change { isOff.value = true }
        #expect(throws: ScreenError.self) { try screen.fullSwipe("milk") }
        #expect(done == ["archive"])
    }

    @Test func aFullSwipeDeletesWhereAPersonCanDelete() throws {
        let names = Recorded(["milk", "bread"])
        let screen = Screen {
            Live {
                List {
                    ForEach(names.value, id: \.self) { Text($0).deleteDisabled($0 == "bread") }
                        .onDelete { names.value.remove(atOffsets: $0) }
                }
            }
        }
        #expect(throws: ScreenError.self) { try screen.fullSwipe("bread") }
        try screen.fullSwipe("milk")
        #expect(names.value == ["bread"])
    }

    @Test func aSelectableRowIsStillSelectedAndCalledByItsText() throws {
        let chosen = Recorded<String?>(nil)
        let names = Recorded(["milk", "bread"])
        let screen = Screen {
            Live {
                List(names.binding, id: \.self, editActions: .delete, selection: chosen.binding) {
                    $name in
                    Text(name)
                }
            }
        }
        try screen.press("bread")
        #expect(screen.selection == "bread")
        try screen.choose("Delete", in: "milk")
        #expect(names.value == ["bread"])
        #expect(chosen.writes == ["bread"])
    }

    @Test func eachScreenHasAnEditModeOfItsOwn() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") { Text("on").toolbar { EditButton() } }
                    .toolbar { EditButton() }
            }
        }
        try screen.press("Edit")
        #expect(screen.texts.contains("Done"))
        try screen.press("Go")
        #expect(screen.texts == ["Edit", "on"])
        try screen.back()
        #expect(screen.texts.contains("Done"))
    }

    @Test(arguments: [(0, 2, "bac"), (0, 3, "bca"), (2, 0, "cab"), (1, 1, "abc"), (1, 2, "abc")])
    func elementsMoveInFrontOfTheDestination(from: Int, to: Int, result: String) {
        var letters = Array("abc")
        letters.move(fromOffsets: [from], toOffset: to)
        #expect(String(letters) == result)
    }

    @Test func severalElementsMoveAndGoAtOnce() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: [0, 2, 5], toOffset: 4)
        #expect(String(letters) == "bdacfe")
        letters.remove(atOffsets: [0, 5, 9])
        #expect(String(letters) == "dacf")
    }
}

private struct Editable: View {
    let names: Recorded<[String]>

    var body: some View {
        EditButton()
        List {
            ForEach(names.value, id: \.self) { Text($0) }
                .onDelete { names.binding.wrappedValue.remove(atOffsets: $0) }
                .onMove { names.binding.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

private struct Counted: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}
