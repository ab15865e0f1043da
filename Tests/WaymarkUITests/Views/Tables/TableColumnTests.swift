// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Widths, places and the choice of columns.
@MainActor @Suite struct TableColumnTests {
    @Test func aColumnIsAsWideAsAPersonMakesItWithinItsBounds() throws {
        let stage = Stage { Widths() }
        #expect(try stage.screen.width(of: "Name") == 120)
        try stage.screen.resize(column: "Name", to: 150.4)
        #expect(try stage.screen.width(of: "Name") == 150.4)
        try stage.screen.resize(column: "Name", to: 1)
        #expect(try stage.screen.width(of: "Name") == 80)
        try stage.screen.resize(column: "Name", to: 9999)
        #expect(try stage.screen.width(of: "Name") == 200)
    }

    @Test func aFixedWidthStays() throws {
        let stage = Stage { Widths() }
        #expect(try stage.screen.width(of: "Born") == 90)
        #expect(throws: ScreenError.self) { try stage.screen.resize(column: "Born", to: 10) }
        let header = try #require(stage.columnID("Born"))
        stage.session.handle(ElementEvent(header, .setValue(10)))
        #expect(try stage.screen.width(of: "Born") == 90)
    }

    @Test func aColumnThatSaysNothingTakesItsShareUntilSomebodyChooses() throws {
        let stage = Stage { Widths() }
        #expect(try stage.screen.width(of: "Team") == nil)
        try stage.screen.resize(column: "Team", to: 60)
        #expect(try stage.screen.width(of: "Team") == 60)
    }

    @Test func headersAndCellsStandWhereTheirColumnSays() {
        let stage = Stage {
            Table([Person.ada]) {
                TableColumn("Name", value: \.name).alignment(.center)
                TableColumn("Born") { Text("\($0.born)") }.alignment(.numeric)
            }
        }
        var headers: [HorizontalPosition] = []
        var cells: [HorizontalPosition] = []
        stage.screen.root.forEach { element in
            if case .tableColumn(let column) = element.role { headers.append(column.alignment) }
            if case .tableCell(let cell) = element.role { cells.append(cell.alignment) }
        }
        #expect(headers == [.center, .trailing])
        #expect(cells == headers)
    }

    @Test func columnsAreShownAndHiddenInAMenu() throws {
        let stage = Stage { Customizing() }
        #expect(stage.screen.columns == ["Name", "Team"])
        try stage.screen.press("Born")
        #expect(stage.screen.columns == ["Name", "Born", "Team"])
        #expect(stage.screen.rows.first == ["Bob", "1990", "Paris"])
    }

    @Test func columnsAreMovedInAMenu() throws {
        let stage = Stage { Customizing() }
        try stage.screen.choose("Move Back", in: "Team")
        #expect(stage.screen.columns == ["Team", "Name"])
        #expect(stage.screen.rows.first == ["Paris", "Bob"])
    }

    @Test func aChoiceSaysWhichColumnsAreShown() {
        var choice = TableColumnCustomization<Person>()
        choice[visibility: "born"] = .visible
        #expect(choice[visibility: "born"] == .visible)
        #expect(choice[visibility: "name"] == .automatic)
        choice[visibility: "born"] = .automatic
        #expect(choice == TableColumnCustomization())
    }

    @Test func aColumnWhoseWidthMustStayHasNoHandle() {
        let stage = Stage {
            Table([Person.ada]) {
                TableColumn("Name", value: \.name).disabledCustomizationBehavior(.resize)
            }
        }
        #expect(throws: ScreenError.self) { try stage.screen.resize(column: "Name", to: 50) }
    }

    @Test func aChoiceOfColumnsCanBeKept() throws {
        var choice = TableColumnCustomization<Person>()
        choice[visibility: "born"] = .hidden
        let data = try JSONEncoder().encode(choice)
        let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
        #expect(read == choice)
        #expect(read[visibility: "born"] == .hidden)
    }

    @Test func columnsOfOneIdentifierAreReported() {
        let stage = Stage {
            Table([Person.ada]) {
                TableColumn("Name", value: \.name).customizationID("a")
                TableColumn("Team", value: \.team).customizationID("a")
            }
        }
        #expect(stage.screen.columns == ["Name"])
        #expect(Set(stage.issues) == [.duplicateIdentifier(id: "'a'")])
    }

    @Test func columnsFollowConditionsAndCollections() throws {
        let stage = Stage { Years() }
        #expect(stage.screen.columns == ["Name", "Year 1", "Year 2"])
        try stage.press("Teams")
        #expect(stage.screen.columns == ["Name", "Year 1", "Year 2", "Team"])
    }
}

private struct Widths: View {
    var body: some View {
        Table([Person.ada]) {
            TableColumn("Name", value: \.name).width(min: 80, ideal: 120, max: 200)
            TableColumn("Born") { Text("\($0.born)") }.width(90)
            TableColumn("Team", value: \.team)
        }
    }
}

private struct Customizing: View {
    @State private var columns = TableColumnCustomization<Person>()

    var body: some View {
        Table(Person.all, columnCustomization: $columns) {
            TableColumn("Name", value: \.name)
                .customizationID("name")
                .disabledCustomizationBehavior(.visibility)
            TableColumn("Born") { Text("\($0.born)") }
                .customizationID("born")
                .defaultVisibility(.hidden)
            TableColumn("Team", value: \.team)
                .customizationID("team")
        }
    }
}

private struct Years: View {
    @State private var hasTeams = false

    var body: some View {
        Button("Teams") { hasTeams = true }
        Table([Person.ada]) {
            TableColumn("Name", value: \.name)
            TableColumnForEach(1...2, id: \.self) { year in
                TableColumn("Year \(year)") { Text("\($0.born + year)") }
            }
            if hasTeams { TableColumn("Team", value: \.team) }
        }
    }
}
