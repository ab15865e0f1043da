// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

import struct WaymarkElements.ElementEvent
import struct WaymarkElements.ElementID

@testable import WaymarkUI

/// Tests of the values that rows stand for, and of what a press on a row selects.
@MainActor @Suite struct SelectionTests {
    @Test("A single selection is set by a press (NAV-135, NAV-136)")
    func aSingleSelectionFollowsPresses() throws {
        let held = Held<Int?>()
        let stage = Stage { Single(held: held) }
        #expect(stage.screen.selection == nil)
        try stage.press("row 3")
        #expect(held.value == 3)
        #expect(stage.screen.selection == "row 3")
        try stage.press("Clear")
        #expect(stage.screen.selection == nil)
    }

    @Test func aNewSelectionSendsAPatchForEachRowConcerned() throws {
        let stage = Stage { Single(held: Held(), count: 1_000) }
        try stage.press("row 3")
        #expect(stage.batches.last?.kinds == ["update"])
        try stage.press("row 4")
        #expect(stage.batches.last?.kinds == ["update", "update"])
        try stage.press("row 4")
        #expect(stage.batches.count == 2)
    }

    @Test("A set is replaced by a press and extended by an extending one (NAV-135)")
    func aMultipleSelectionIsExtended() throws {
        let stage = Stage { Multiple() }
        try stage.press("b")
        #expect(stage.texts.last == "b")
        extend("a", in: stage)
        #expect(stage.texts.last == "ab")
        extend("b", in: stage)
        #expect(stage.texts.last == "a")
        try stage.press("c")
        #expect(stage.texts.last == "c")
        #expect(stage.outline.contains("list insetGrouped multiple selection"))
    }

    @Test("While rows are edited each press extends the set or takes from it (NAV-136)")
    func editModeSelectsSeveral() throws {
        let stage = Stage {
            VStack {
                EditButton()
                Multiple()
            }
        }
        try stage.press("Edit")
        #expect(stage.outline.contains("multiple selection edited"))
        try stage.press("b")
        try stage.press("a")
        #expect(stage.texts.last == "ab")
        try stage.press("b")
        #expect(stage.texts.last == "a")
        try stage.press("Done")
        #expect(!stage.outline.contains("edited"))
        try stage.press("c")
        #expect(stage.texts.last == "c")
    }

    @Test("A required selection is always there (NAV-135)")
    func aRequiredSelectionMoves() throws {
        let stage = Stage { Required() }
        #expect(stage.screen.selection == "a")
        try stage.press("b")
        #expect(stage.screen.selection == "b")
        extend("b", in: stage)
        #expect(stage.screen.selection == "b")
        #expect(stage.outline.contains("list insetGrouped required selection"))
    }

    @Test("An explicit tag goes before a link's value, and that before an identifier (NAV-078)")
    func tagsHaveAnOrder() throws {
        let stage = Stage { Tagged() }
        for (row, chosen) in [("tag", 1), ("link", 20), ("identity", 3)] {
            try stage.press(row)
            #expect(stage.texts.last == "chosen \(chosen)")
        }
    }

    @Test("A tag of another type than the selection is an issue (NAV-138)")
    func aTagOfAnotherTypeIsAnIssue() {
        let stage = Stage {
            List(selection: .constant(1 as Int?)) {
                Text("a").tag("a")
                Text("b").tag(1)
            }
        }
        #expect(
            stage.issues.contains(.selectionMismatch(tag: "String", selection: "Int")))
        #expect(stage.screen.selection == "b")
        #expect(throws: ScreenError.self) { try stage.press("a") }
    }

    @Test func anIdentifierOfAnotherTypeMakesARowThatCannotBeSelected() {
        let stage = Stage {
            List(selection: .constant("x" as String?)) {
                ForEach(0..<2, id: \.self) { Text("\($0)") }
            }
        }
        #expect(throws: ScreenError.self) { try stage.press("0") }
    }

    @Test func aTagStandsForTheOptionalOfItsTypeToo() throws {
        let stage = Stage { OptionalTags() }
        #expect(stage.screen.selection == "none")
        try stage.press("one")
        #expect(stage.screen.selection == "one")
        #expect(stage.texts.last == "1")
        try stage.press("none")
        #expect(stage.screen.selection == "none")
        #expect(stage.texts.last == "nil")
    }

    @Test func selectionDisabledKeepsRowsFromBeingSelected() throws {
        let stage = Stage { PartlyDisabled() }
        for row in ["inside tag", "outside tag", "section row", "closed"] {
            #expect(throws: ScreenError.self) { try stage.press(row) }
        }
        try stage.press("open")
        #expect(stage.screen.selection == "open")
        try stage.press("Enable")
        try stage.press("closed")
        #expect(stage.screen.selection == "closed")
        try stage.press("section row")
        #expect(stage.screen.selection == "section row")
    }

    @Test func aListMayStartToSelectLater() throws {
        let stage = Stage { SelectingLater() }
        #expect(throws: ScreenError.self) { try stage.press("a") }
        try stage.press("Edit")
        try stage.press("a")
        #expect(stage.screen.selection == "a")
        try stage.press("Edit")
        #expect(stage.screen.selection == nil)
        #expect(throws: ScreenError.self) { try stage.press("b") }
    }

    @Test func aRowInsertedLaterKnowsWhetherItIsSelected() throws {
        let stage = Stage { Growing() }
        try stage.press("Grow")
        #expect(stage.screen.selection == "row 3")
    }

    @Test("NAV-136: rows between two are selected at once, in either direction, and no others")
    func rowsBetweenTwoAreSelectedAtOnce() throws {
        let stage = Stage { Multiple() }
        let rows = try ["a", "b", "c"].map { try #require(self.row($0, in: stage)) }
        stage.session.handle(ElementEvent(rows[2], .pressThrough(rows[1])))
        #expect(stage.texts.last == "bc")
        stage.session.handle(ElementEvent(rows[0], .pressThrough(rows[1])))
        #expect(stage.texts.last == "ab")
        stage.session.handle(ElementEvent(rows[2], .pressThrough(ElementID(9999))))
        #expect(stage.texts.last == "c")
    }

    @Test("NAV-136: while rows are edited, those between two join what is selected")
    func rowsBetweenTwoJoinThoseOfAnEditedList() throws {
        let stage = Stage { Multiple().environment(\.editMode, .constant(.active)) }
        let rows = try ["a", "b", "c"].map { try #require(self.row($0, in: stage)) }
        try stage.press("a")
        stage.session.handle(ElementEvent(rows[2], .pressThrough(rows[1])))
        #expect(stage.texts.last == "abc")
    }

    private func extend(_ row: String, in stage: Stage) {
        if let row = self.row(row, in: stage) {
            stage.session.handle(ElementEvent(row, .pressExtending))
        }
    }

    private func row(_ name: String, in stage: Stage) -> ElementID? {
        stage.id(ofText: name).flatMap { text in
            stage.ids { $0.children.contains { $0.id == text } }.first
        }
    }
}

private struct Single: View {
    let held: Held<Int?>
    var count = 5
    @State private var selection: Int?

    var body: some View {
        List(0..<count, id: \.self, selection: $selection) { Text("row \($0)") }
            .onChange(of: selection) { held.value = selection }
        Button("Clear") { selection = nil }
    }
}

private struct Multiple: View {
    @State private var selection: Set<String> = []

    var body: some View {
        List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
        Text(selection.sorted().joined())
    }
}

private struct Required: View {
    @State private var selection = "a"

    var body: some View {
        List(["a", "b"], id: \.self, selection: $selection) { Text($0) }
    }
}

private struct Tagged: View {
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach([1], id: \.self) { Text("tag").tag($0) }
                ForEach([2], id: \.self) { _ in NavigationLink("link", value: 20) }
                ForEach([3], id: \.self) { _ in Text("identity") }
            }
        } detail: {
            Text("chosen \(selection ?? 0)")
        }
    }
}

private struct OptionalTags: View {
    @State private var selection: Set<Int?> = [nil]

    var body: some View {
        List(selection: $selection) {
            Text("none").tag(nil as Int?)
            Text("one").tag(1)
        }
        Text(selection.first.flatMap { $0 }.map { "\($0)" } ?? "nil")
    }
}

private struct PartlyDisabled: View {
    @State private var selection: Int?
    @State private var isDisabled = true

    var body: some View {
        List(selection: $selection) {
            Text("open").tag(1)
            Text("inside tag").selectionDisabled().tag(2)
            Text("outside tag").tag(3).selectionDisabled()
            Section { FourthRow() }.selectionDisabled(isDisabled)
            Text("closed").tag(5).selectionDisabled(isDisabled)
        }
        Button("Enable") { isDisabled = false }
    }
}

private struct FourthRow: View {
    var body: some View { Text("section row").tag(4) }
}

private struct SelectingLater: View {
    @State private var selection: String?
    @State private var isEditing = false

    var body: some View {
        List(selection: isEditing ? $selection : nil) {
            ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        Button("Edit") { isEditing.toggle() }
    }
}

private struct Growing: View {
    @State private var count = 2
    @State private var selection: Int? = 3

    var body: some View {
        List(0..<count, id: \.self, selection: $selection) { Text("row \($0)") }
        Button("Grow") { count = 5 }
    }
}
