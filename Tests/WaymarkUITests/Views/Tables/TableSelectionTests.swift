// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting
@testable import WaymarkUI

/// Rows of tables are selected as those of lists are.
@MainActor @Suite struct TableSelectionTests {
    @Test func aPressSelectsARow() throws {
        let stage = Stage { One() }
        try stage.screen.select(row: "Ada")
        #expect(stage.screen.selection == "Ada 1815")
        #expect(stage.texts.last == "1")
        try stage.press("Bob")
        #expect(stage.texts.last == "2")
    }

    @Test func severalRowsAreSwitchedAndReached() throws {
        let stage = Stage { Several() }
        try stage.screen.select(row: "Bob")
        try stage.screen.select(row: "Cleo", extending: true)
        #expect(stage.texts.last == "23")
        try stage.screen.select(row: "Bob", extending: true)
        #expect(stage.texts.last == "3")
        try stage.screen.select(rowsFrom: "Ada", through: "Bob")
        #expect(stage.texts.last == "12")
    }

    @Test func theFirstCellOfARowSelectsItToo() throws {
        let stage = Stage { One() }
        let cell = try #require(stage.firstCell(of: "Cleo"))
        guard case .tableCell(let role) = cell.role else { return }
        #expect(role.row?.isSelectable == true)
        #expect(role.row?.isSelected == false)
        stage.session.handle(ElementEvent(cell.id, .press))
        #expect(stage.texts.last == "3")
        let after = try #require(stage.firstCell(of: "Cleo"))
        #expect(
            after.role
                == .tableCell(
                    TableCellElement(row: RowElement(isSelectable: true, isSelected: true))))
    }

    @Test func rowsOfATableWithoutSelectionCannotBePressed() {
        let stage = Stage { Table(Person.all) { TableColumn("Name", value: \.name) } }
        #expect(throws: ScreenError.self) { try stage.screen.select(row: "Ada") }
        #expect(stage.firstCell(of: "Ada")?.role == .tableCell(TableCellElement()))
    }

    @Test func aForgedPressOnARowThatIsGoneDoesNothing() {
        let stage = Stage { Several() }
        stage.session.handle(ElementEvent(ElementID(9999), .press))
        #expect(stage.texts.last == "")
    }

    @Test func disabledRowsCannotBeSelected() {
        let stage = Stage { One().disabled(true) }
        #expect(throws: ScreenError.self) { try stage.screen.select(row: "Ada") }
    }

    @Test func whatIsSelectedHasAMenuAndAnAction() throws {
        let stage = Stage { Acting() }
        try stage.screen.select(row: "Ada")
        try stage.screen.choose("Delete", in: "Ada 1815")
        #expect(stage.screen.rows.count == 2)
        try stage.screen.select(row: "Bob")
        try stage.screen.select(row: "Bob")
        #expect(stage.texts.last == "opened 2")
    }
}

extension Stage {
    fileprivate func firstCell(of name: String) -> Element? {
        var found: Element?
        screen.root.forEach { element in
            if case .tableCell = element.role, element.spokenParts == [name] { found = element }
        }
        return found
    }
}

private struct One: View {
    @State private var selection: Person.ID?

    var body: some View {
        Table(Person.all, selection: $selection) {
            TableColumn("Name", value: \.name)
            TableColumn("Born") { Text("\($0.born)") }
        }
        Text(selection.map(String.init) ?? "none")
    }
}

private struct Several: View {
    @State private var selection: Set<Person.ID> = []

    var body: some View {
        Table(Person.all, selection: $selection) {
            TableColumn("Name", value: \.name)
        }
        Text(selection.sorted().map(String.init).joined())
    }
}

private struct Acting: View {
    @State private var people = Person.all
    @State private var selection: Set<Person.ID> = []
    @State private var opened = ""

    var body: some View {
        Table(people, selection: $selection) {
            TableColumn("Name", value: \.name)
            TableColumn("Born") { Text("\($0.born)") }
        }
        .contextMenu(forSelectionType: Person.ID.self) { ids in
            Button("Delete") { people.removeAll { ids.contains($0.id) } }
        } primaryAction: { ids in
            opened = "opened " + ids.map(String.init).joined()
        }
        Text(opened)
    }
}
