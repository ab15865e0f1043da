// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkElements

/// Grids as text.
@Suite struct GridOutlineTests {
    private static func outline(_ role: ElementRole) -> String {
        Element(id: ElementID(1), content: ElementContent(role)).outline
    }

    @Test(arguments: [(1, "grid 1 column"), (3, "grid 3 columns")])
    func aGridSaysHowManyColumnsItHas(count: Int, words: String) {
        #expect(Self.outline(.grid(GridElement(columnCount: count))) == words)
        #expect(Self.outline(.gridRow) == "grid row")
    }

    @Test func aCellOfSeveralColumnsSaysHowMany() {
        #expect(Self.outline(.gridCell(GridCellElement())) == "grid cell")
        let wide = GridCellElement(column: 1, columnCount: 2, alignment: .center)
        #expect(Self.outline(.gridCell(wide)) == "grid cell of 2 columns")
    }

    @Test func tracksSayHowLargeTheyAre() {
        let tracks = [
            GridTrack(.fixed(44)), GridTrack(.flexible(minimum: 10, maximum: 20)),
            GridTrack(.adaptive(minimum: 80, maximum: .infinity)),
        ]
        let columns = FlowGridElement(.columns, tracks: tracks)
        #expect(Self.outline(.flowGrid(columns)) == "vgrid 44.0, flexible, adaptive 80.0")
        let rows = FlowGridElement(.rows, tracks: [GridTrack(.fixed(9))])
        #expect(Self.outline(.flowGrid(rows)) == "hgrid 9.0")
    }
}
