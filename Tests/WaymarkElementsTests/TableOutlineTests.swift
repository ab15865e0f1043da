// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// Tables as text.
@Suite struct TableOutlineTests {
    private static func outline(_ role: ElementRole) -> String {
        Element(id: ElementID(1), content: ElementContent(role)).outline
    }

    @Test func aTableSaysHowItLooksAndSelects() {
        #expect(Self.outline(.table(TableElement())) == "table inset")
        var table = TableElement(style: .bordered, selection: .multiple, alternatesRows: true)
        table.isEdited = true
        #expect(Self.outline(.table(table)) == "table bordered multiple selection striped edited")
    }

    @Test(arguments: [
        (TableColumnElement.Sorting.none, "column"), (.possible, "column sortable"),
        (.ascending, "column ascending"), (.descending, "column descending"),
    ])
    func aColumnSaysHowItOrders(sorting: TableColumnElement.Sorting, words: String) {
        #expect(Self.outline(.tableColumn(.init(title: "a", sorting: sorting))) == words)
    }

    @Test func partsOfATableAreCalledWhatTheyAre() {
        #expect(Self.outline(.tableColumns(areShown: true)) == "columns")
        #expect(Self.outline(.tableColumns(areShown: false)) == "hidden columns")
        #expect(Self.outline(.tableCorner) == "corner")
        #expect(Self.outline(.tableRows) == "rows")
        #expect(Self.outline(.tableHeading(TableHeadingElement())) == "table header")
        #expect(Self.outline(.tableHeading(TableHeadingElement(isFooter: true))) == "table footer")
        #expect(Self.outline(.tableCell(TableCellElement())) == "cell")
        let row = RowElement(isSelectable: true, isSelected: true)
        #expect(Self.outline(.tableRow(TableRowElement(row))) == "table row selected")
    }

    @Test func aWidthIsKeptWithinItsBounds() {
        let widths = TableColumnElement.Widths(least: 50, most: 90)
        #expect(widths.nearest(to: 10) == 50)
        #expect(widths.nearest(to: 60) == 60)
        #expect(widths.nearest(to: 100) == 90)
        #expect(TableColumnElement.Widths().nearest(to: 9000) == 9000)
    }
}
