// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Headers order the rows of tables.
@MainActor @Suite struct TableSortTests {
    private func names(_ stage: Stage) -> [String] { stage.screen.rows.compactMap(\.first) }

    @Test func pressingAHeaderSortsByItsColumn() throws {
        let stage = Stage { SortedPeople() }
        #expect(names(stage) == ["Bob", "Ada", "Cleo"])
        #expect(stage.screen.sortedColumn == nil)
        try stage.screen.sort(by: "Name")
        #expect(names(stage) == ["Ada", "Bob", "Cleo"])
        #expect(stage.screen.sortedColumn == "Name")
        #expect(stage.screen.isAscending == true)
    }

    @Test func pressingItAgainTurnsTheOrder() throws {
        let stage = Stage { SortedPeople() }
        try stage.screen.sort(by: "Born")
        try stage.screen.sort(by: "Born")
        #expect(names(stage) == ["Bob", "Ada", "Cleo"])
        #expect(stage.screen.isAscending == false)
    }

    @Test func theColumnThatIsPressedComesToTheFrontOfTheOrders() throws {
        let stage = Stage { SortedPeople() }
        try stage.screen.sort(by: "Born")
        try stage.screen.sort(by: "Name")
        #expect(stage.texts.last == "2 orders")
        #expect(stage.screen.sortedColumn == "Name")
        try stage.screen.sort(by: "Born")
        #expect(stage.texts.last == "2 orders", "the same column is there once")
        #expect(stage.screen.sortedColumn == "Born")
    }

    @Test func anOrderOfTheAppsBelongsToTheColumnOfItsProperty() throws {
        let stage = Stage {
            SortedPeople(order: [KeyPathComparator(\.name, order: .reverse)])
        }
        #expect(names(stage) == ["Cleo", "Bob", "Ada"])
        #expect(stage.screen.sortedColumn == "Name")
        #expect(stage.screen.isAscending == false)
        try stage.screen.sort(by: "Name")
        #expect(names(stage) == ["Ada", "Bob", "Cleo"])
        #expect(stage.texts.last == "1 orders")
    }

    @Test func aColumnWithoutAValueOrdersNothing() throws {
        let stage = Stage { SortedPeople() }
        #expect(throws: ScreenError.self) { try stage.screen.sort(by: "Team") }
        let header = try #require(stage.columnID("Team"))
        stage.session.handle(ElementEvent(header, .press))
        #expect(stage.texts.last == "0 orders")
    }

    @Test func anOrderThatTheTableDoesNotTakeIsNone() {
        let stage = Stage {
            Table(Person.all) {
                TableColumn("Name", value: \.name)
            }
        }
        #expect(throws: ScreenError.self) { try stage.screen.sort(by: "Name") }
    }

    @Test func textsAreOrderedAsFileManagersDo() throws {
        let stage = Stage { Chapters() }
        try stage.screen.sort(by: "Title")
        #expect(names(stage) == ["part 2", "Part 9", "part 10"])
    }

    @Test func aComparatorOrdersRowsAsAWhole() throws {
        let stage = Stage { Shouting() }
        try stage.screen.sort(by: "Name")
        #expect(names(stage) == ["Ada", "Bob", "Cleo"])
        try stage.screen.sort(by: "Name")
        #expect(names(stage) == ["Cleo", "Bob", "Ada"])
        #expect(stage.screen.isAscending == false)
    }

    private struct Chapters: View {
        @State private var order: [KeyPathComparator<Person>] = []
        private let people = ["part 10", "Part 9", "part 2"].enumerated().map {
            Person(id: $0.offset, name: $0.element, born: 0)
        }

        var body: some View {
            Table(people.sorted(using: order), sortOrder: $order) {
                TableColumn("Title", value: \.name)
            }
        }
    }

    private struct NameOrder: SortComparator {
        var order = SortOrder.forward

        func compare(_ lhs: Person, _ rhs: Person) -> ComparisonResult {
            let isFirst = order == .forward ? lhs.name < rhs.name : lhs.name > rhs.name
            return lhs.name == rhs.name
                ? .orderedSame : isFirst ? .orderedAscending : .orderedDescending
        }
    }

    private struct Shouting: View {
        @State private var order: [NameOrder] = []

        var body: some View {
            Table(Person.all.sorted(using: order), sortOrder: $order) {
                TableColumn("Name", sortUsing: NameOrder()) { Text($0.name) }
                TableColumn("Team") { Text($0.team) }
            }
        }
    }
}

extension Stage {
    /// The element of a column's header.
    func columnID(_ title: String) -> ElementID? {
        var found: ElementID?
        screen.root.forEach { element in
            if case .tableColumn(let column) = element.role, column.title == title {
                found = element.id
            }
        }
        return found
    }
}
