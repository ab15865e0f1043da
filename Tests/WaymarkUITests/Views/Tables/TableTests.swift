// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Rows and columns of tables.
@MainActor @Suite struct TableTests {
    @Test func aTableHasAHeaderForEachColumnAndACellForEachRowAndColumn() {
        let stage = Stage {
            Table([Person.ada, .bob]) {
                TableColumn("Name", value: \.name)
                TableColumn("Born") { Text("\($0.born)") }
            }
        }
        #expect(
            stage.outline == """
                window
                  table inset
                    columns
                      column
                        text "Name"
                      column
                        text "Born"
                    rows
                      table row
                        cell
                          text "Ada"
                        cell
                          text "1815"
                      table row
                        cell
                          text "Bob"
                        cell
                          text "1990"
                """)
        #expect(stage.screen.columns == ["Name", "Born"])
        #expect(stage.screen.rows == [["Ada", "1815"], ["Bob", "1990"]])
    }

    @Test func inACompactWidthATableIsAListOfItsFirstColumn() throws {
        let screen = Screen(.compact) { Selecting() }
        #expect(screen.columns == [])
        #expect(screen.rows == [["Bob"], ["Ada"], ["Cleo"]])
        try screen.press("Ada")
        #expect(screen.selection == "Ada")
        #expect(screen.texts.last == "1")
    }

    @Test func aTableFollowsTheWidthOfItsWindow() {
        let screen = Screen(.regular) { Selecting() }
        #expect(screen.columns == ["Name", "Team"])
        screen.resize(to: .compact)
        #expect(screen.columns == [])
        screen.resize(to: .regular)
        #expect(screen.rows.first == ["Bob", "Paris"])
    }

    @Test func rowsMayBeNamedOneByOneAndByConditions() throws {
        let stage = Stage { Named() }
        #expect(stage.screen.rows == [["Ada"], ["Cleo"]])
        try stage.press("More")
        #expect(stage.screen.rows == [["Ada"], ["Bob"], ["Cleo"]])
    }

    @Test func sectionsOfATableHaveHeadingsAsWideAsAllColumns() {
        let stage = Stage {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
                TableColumn("Team", value: \.team)
            } rows: {
                Section("Old") { TableRow(Person.ada) }
                TableRow(Person.bob)
                Section {
                    ForEach([Person.cleo]) { TableRow($0) }
                } header: {
                    Text("Older")
                } footer: {
                    Text("That is all")
                }
            }
        }
        #expect(
            stage.outline == """
                window
                  table inset
                    columns
                      column
                        text "Name"
                      column
                        text "Team"
                    rows
                      table header
                        text "Old"
                      table row
                        cell
                          text "Ada"
                        cell
                          text "London"
                    rows
                      table row
                        cell
                          text "Bob"
                        cell
                          text "Paris"
                    rows
                      table header
                        text "Older"
                      table row
                        cell
                          text "Cleo"
                        cell
                          text "Berlin"
                      table footer
                        text "That is all"
                """)
        var spans: [Int] = []
        stage.screen.root.forEach { element in
            if case .tableHeading(let heading) = element.role { spans.append(heading.columnCount) }
        }
        #expect(spans == [2, 2, 2])
    }

    @Test func aRowShowsAndHidesThoseBelowIt() throws {
        let stage = Stage {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                DisclosureTableRow(Person.ada) { TableRow(Person.bob) }
                TableRow(Person.cleo)
            }
        }
        #expect(stage.screen.rows.count == 2)
        try stage.press("Expand")
        #expect(stage.screen.rows.count == 3)
        #expect(stage.outline.contains("table row on level 2"))
        try stage.press("Collapse")
        #expect(stage.screen.rows.count == 2)
    }

    @Test func aTreeIsATable() throws {
        let tree = [Branch(id: "a", below: [Branch(id: "b"), Branch(id: "c")]), Branch(id: "d")]
        let stage = Stage {
            Table(tree, children: \.below) { TableColumn("Id", value: \.id) }
        }
        #expect(stage.screen.rows == [["Expand a"], ["d"]])
        try stage.press("Expand")
        #expect(stage.screen.rows == [["Collapse a"], ["b"], ["c"], ["d"]])
    }

    @Test func rowsHaveMenus() throws {
        let stage = Stage { Menus() }
        try stage.screen.choose("Greet", in: "Ada")
        #expect(stage.texts.last == "Hello, Ada")
    }

    @Test func identifiersThatComeTwiceAreReportedOnce() {
        let stage = Stage {
            Table([Person.ada, .ada, .ada]) { TableColumn("Name", value: \.name) }
        }
        #expect(stage.screen.rows == [["Ada"]])
        #expect(stage.issues == [.duplicateIdentifier(id: "'1'")])
    }

    @Test func rowsOfOneIdentifierAreReportedWhereTheyCanBeSelected() {
        let stage = Stage { Twice() }
        #expect(stage.issues == [.duplicateTag(tag: "1", container: "Table")])
    }

    @Test func ownRowsAndColumnsCanBeReused() {
        let stage = Stage {
            Table(of: Person.self) {
                NameAndTeam()
            } rows: {
                Everybody()
            }
        }
        #expect(stage.screen.columns == ["Name", "Team"])
        #expect(stage.screen.rows.count == 3)
    }

    @Test func aTableLooksAsItsStyleAndItsModifiersSay() {
        let stage = Stage {
            Table([Person.ada]) { TableColumn("Name", value: \.name) }
                .tableStyle(.bordered)
                .alternatingRowBackgrounds()
            Table([Person.ada]) { TableColumn("Name", value: \.name) }
                .tableStyle(.inset(alternatesRowBackgrounds: true))
                .tableColumnHeaders(.hidden)
        }
        let outline = stage.outline
        #expect(outline.contains("table bordered striped"))
        #expect(outline.contains("table inset striped"))
        #expect(outline.contains("hidden columns"))
        #expect(stage.screen.columns == ["Name"], "of the first one")
    }

    @Test func rowsOfTheAppsOwnMayBeSeveralAndSayWhatATableIsOf() throws {
        let screen = Screen(.regular) {
            Table {
                TableColumn("Name", value: \Person.name)
            } rows: {
                Oldest()
            }
        }
        #expect(screen.rows == [["Cleo"], ["Ada"]])
    }

    @Test func theChoiceOfColumnsIsKeptWithTheScene() throws {
        let screen = Screen(.regular) { Kept() }
        #expect(screen.columns == ["Name", "Team"])
        try screen.press("Less")
        #expect(screen.columns == ["Name"])
    }

    @Test func aBoundCollectionGivesRowsThatCanBeEdited() throws {
        let stage = Stage { Editing() }
        try stage.screen.toggle("on")
        #expect(stage.texts.last == "true")
    }
}

private struct Selecting: View {
    @State private var selection: Person.ID?

    var body: some View {
        Table(Person.all, selection: $selection) {
            TableColumn("Name", value: \.name)
            TableColumn("Team", value: \.team)
        }
        Text(selection.map(String.init) ?? "none")
    }
}

private struct Named: View {
    @State private var isMore = false

    var body: some View {
        Button("More") { isMore = true }
        Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(Person.ada)
            if isMore { TableRow(Person.bob) }
            Group {
                if isMore { TableRow(Person.cleo) } else { TableRow(.cleo) }
            }
        }
    }
}

private struct Branch: Identifiable {
    let id: String
    var below: [Branch]?
}

private struct Menus: View {
    @State private var words = ""

    var body: some View {
        Table(of: Person.self) {
            TableColumn("Name", value: \.name)
            TableColumn("Team", value: \.team)
        } rows: {
            ForEach(Person.all) { person in
                TableRow(person)
                    .contextMenu { Button("Greet") { words = "Hello, \(person.name)" } }
            }
        }
        Text(words)
    }
}

private struct Twice: View {
    @State private var selection: Set<Person.ID> = []

    var body: some View {
        Table(of: Person.self, selection: $selection) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(Person.ada)
            TableRow(Person.ada)
        }
    }
}

private struct NameAndTeam: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Person, Never> {
        columns
    }

    @TableColumnBuilder<Person, Never>
    private var columns: some TableColumnContent<Person, Never> {
        TableColumn("Name", value: \.name)
        TableColumn("Team", value: \.team)
    }
}

private struct Oldest: TableRowContent {
    var tableRowBody: some TableRowContent<Person> {
        TableRow(Person.cleo)
        TableRow(Person.ada)
    }
}

private struct Kept: View {
    @SceneStorage("columns") private var choice: TableColumnCustomization<Person>

    var body: some View {
        Table(Person.all, columnCustomization: $choice) {
            TableColumn("Name", value: \.name).customizationID("name")
            TableColumn("Team", value: \.team).customizationID("team")
        }
        Button("Less") { choice[visibility: "team"] = .hidden }
    }
}

private struct Everybody: TableRowContent {
    var tableRowBody: some TableRowContent<Person> { ForEach(Person.all) { TableRow($0) } }
}

private struct Switch: Identifiable {
    let id: String
    var isOn: Bool
}

private struct Editing: View {
    @State private var switches = [Switch(id: "on", isOn: false)]

    var body: some View {
        Table($switches) {
            TableColumn("Switch") { $each in Toggle(each.id, isOn: $each.isOn) }
        }
        Text("\(switches[0].isOn)")
    }
}
