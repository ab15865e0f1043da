// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting
@testable import WaymarkUI

/// Grids whose columns are as wide as their cells.
@MainActor @Suite struct GridTests {
    @Test func aGridHasAsManyColumnsAsItsLongestRowHasCells() {
        let stage = Stage {
            Grid {
                GridRow { Text("a") }
                GridRow {
                    Text("b")
                    Text("c")
                }
            }
        }
        #expect(
            stage.outline == """
                window
                  grid 2 columns
                    grid row
                      grid cell
                        text "a"
                    grid row
                      grid cell
                        text "b"
                      grid cell
                        text "c"
                """)
    }

    @Test func shortRowsEndWithEmptyCells() {
        let stage = Stage {
            Grid {
                GridRow { Text("a") }
                GridRow {
                    Text("b")
                    Text("c")
                }
            }
        }
        #expect(stage.cells["a"]?.column == 0)
        #expect(stage.cells["a"]?.columnCount == 1)
    }

    @Test func aViewThatIsNotInARowTakesAllColumns() {
        let stage = Stage {
            Grid {
                Text("title")
                GridRow {
                    Text("a")
                    Text("b")
                    Text("c")
                }
            }
        }
        #expect(stage.cells["title"]?.columnCount == 3)
        #expect(stage.grid?.columnCount == 3)
    }

    @Test func aRowOutsideOfAGridIsAGroup() {
        let stage = Stage {
            HStack {
                GridRow {
                    Text("a")
                    Text("b")
                }
            }
            Grid { VStack { GridRow { Text("c") } } }
            Grid { GridRow { GridRow { Text("d") } } }
        }
        #expect(
            stage.outline == """
                window
                  hstack
                    text "a"
                    text "b"
                  grid 1 column
                    grid cell
                      vstack
                        text "c"
                  grid 1 column
                    grid row
                      grid cell
                        text "d"
                """)
    }

    @Test func cellsAreFoundInConditionsCollectionsAndBodies() throws {
        let screen = Screen { Table() }
        #expect(screen.cells.map(\.text) == ["1", "2", "3", "one", "two"])
        #expect(screen.grid?.columnCount == 3)
        try screen.press("Less")
        #expect(screen.cells.map(\.text) == ["1", "2", "one", "two"])
        #expect(screen.grid?.columnCount == 2)
    }

    @Test func cellsSpanColumnsUpToTheLastOne() {
        let stage = Stage {
            Grid {
                GridRow {
                    Text("a")
                    Text("b")
                    Text("c")
                }
                GridRow {
                    Text("two").gridCellColumns(2)
                    Text("last")
                }
                GridRow {
                    Text("d")
                    Text("all").gridCellColumns(.max)
                }
            }
        }
        #expect(stage.grid?.columnCount == 3)
        #expect(stage.cells["two"]?.columnCount == 2)
        #expect(stage.cells["last"]?.column == 2)
        #expect(stage.cells["all"]?.column == 1)
        #expect(stage.cells["all"]?.columnCount == 2)
    }

    @Test(arguments: [0, -3, .min])
    func aCellOfNoColumnsIsAnIssueAndTakesOne(count: Int) {
        let stage = Stage {
            Grid {
                GridRow {
                    Text("a").gridCellColumns(count)
                    Text("b")
                }
            }
        }
        #expect(stage.issues == [.gridCellWithoutColumns(count: count)])
        #expect(stage.cells["a"]?.columnCount == 1)
        #expect(stage.cells["b"]?.column == 1)
    }

    @Test func theGridAlignsItsCellsRowsAndColumnsSayOtherwise() {
        let stage = Stage {
            Grid(alignment: .topLeading) {
                GridRow {
                    Text("a")
                    Text("b").gridColumnAlignment(.trailing)
                }
                GridRow(alignment: .lastTextBaseline) {
                    Text("c")
                    Text("d")
                }
                Text("wide")
            }
        }
        #expect(stage.cells["a"]?.alignment == BoxAlignment(.leading, .top))
        #expect(stage.cells["b"]?.alignment == BoxAlignment(.trailing, .top))
        #expect(stage.cells["c"]?.alignment == BoxAlignment(.leading, .lastBaseline))
        #expect(stage.cells["d"]?.alignment == BoxAlignment(.trailing, .lastBaseline))
        #expect(stage.cells["wide"]?.alignment == BoxAlignment(.leading, .top))
    }

    @Test func anAnchorAndAxesBelongToTheirCellAlone() {
        let stage = Stage {
            Grid {
                GridRow {
                    Text("a").gridCellAnchor(UnitPoint(x: 0.25, y: 1))
                    Text("b").gridCellUnsizedAxes([.horizontal, .vertical])
                }
                Text("c").gridCellUnsizedAxes(.horizontal)
            }
        }
        #expect(stage.cells["a"]?.anchor == .init(x: 0.25, y: 1))
        #expect(stage.cells["a"]?.unsizedAxes == [])
        #expect(stage.cells["b"]?.anchor == nil)
        #expect(stage.cells["b"]?.unsizedAxes == [.horizontal, .vertical])
        #expect(stage.cells["c"]?.unsizedAxes == .horizontal)
    }

    @Test func modifiersOfACellAreFoundInsideOfOthers() {
        let stage = Stage {
            Grid {
                GridRow {
                    Text("a").gridCellColumns(2).padding().background { Color.red }.onAppear {}
                    Group { Text("b") }.gridCellColumns(3)
                    Text("c")
                }
            }
        }
        #expect(stage.cells["a"]?.columnCount == 2)
        #expect(stage.cells["b"]?.columnCount == 3)
        #expect(stage.cells["c"]?.column == 5)
    }

    @Test func modifiersOfARowAreModifiersOfEachCell() {
        let stage = Stage {
            Grid {
                GridRow {
                    Text("a")
                    Text("b")
                }
                .padding()
                .background { Color.red }
            }
        }
        #expect(
            stage.outline == """
                window
                  grid 2 columns
                    grid row
                      grid cell
                        zstack
                          color red
                          text "a"
                      grid cell
                        zstack
                          color red
                          text "b"
                """)
        let padded = stage.elements.filter { !$0.content.effects.isEmpty }
        #expect(padded.map(\.role) == [.text(TextContent("a")), .text(TextContent("b"))])
    }

    @Test func aLinkInACellIsNoRowOfAList() {
        let stage = Stage {
            NavigationStack { Grid { GridRow { NavigationLink("Chair", value: 1) } } }
        }
        let links = stage.elements.compactMap { element -> LinkElement? in
            if case .link(let link) = element.role { return link }
            return nil
        }
        #expect(links.map(\.showsDisclosure) == [false])
        _ = stage.issues
    }

    @Test func anotherSpanSendsTheCellsThatItMoves() throws {
        let screen = Screen { Widening() }
        #expect(screen.cell("b")?.column == 1)
        _ = screen.work
        try screen.press("Widen")
        #expect(screen.cell("a")?.columnCount == 2)
        #expect(screen.cell("b")?.column == 2)
        #expect(screen.grid?.columnCount == 3)
        #expect(screen.work.nodesMade == 0)
    }

    @Test func cellsThatChangePlacesAreToldTheirNewOnes() throws {
        let screen = Screen { Reordering() }
        #expect(screen.cell("wide")?.column == 0)
        #expect(screen.cell("x")?.column == 2)
        try screen.press("Turn")
        #expect(screen.cell("x")?.column == 0)
        #expect(screen.cell("wide")?.column == 1)
        #expect(screen.grid?.columnCount == 2)
    }

    @Test func distancesAreTheGridsOwn() {
        let stage = Stage {
            Grid(horizontalSpacing: 3, verticalSpacing: 0) { GridRow { Text("a") } }
        }
        #expect(
            stage.grid == GridElement(columnCount: 1, horizontalSpacing: 3, verticalSpacing: 0))
    }

    @Test func aGridWithoutContentIsEmpty() {
        let stage = Stage {
            Grid {}
            Grid { GridRow {} }
        }
        #expect(stage.outline == "window\n  grid 1 column\n  grid 1 column\n    grid row")
    }
}

private struct Table: View {
    @State private var count = 3

    var body: some View {
        Button("Less") { count -= 1 }
        Grid {
            GridRow { ForEach(1...count, id: \.self) { Text(String($0)) } }
            if count > 1 { Pair() }
        }
    }
}

private struct Pair: View {
    var body: some View {
        GridRow { Words() }
    }
}

private struct Words: View {
    var body: some View {
        Text("one")
        Text("two")
    }
}

private struct Widening: View {
    @State private var count = 1

    var body: some View {
        Button("Widen") { count += 1 }
        Grid {
            GridRow {
                Text("a").gridCellColumns(count)
                Text("b")
            }
        }
    }
}

private struct Reordering: View {
    @State private var words = ["wide", "x"]

    var body: some View {
        Button("Turn") { words.reverse() }
        Grid {
            GridRow {
                ForEach(words, id: \.self) { word in
                    Text(word).gridCellColumns(word == "wide" ? 2 : 1)
                }
            }
        }
    }
}

/// One cell with the text in it.
private struct ShownCell {
    let text: String
    let cell: GridCellElement
}

extension Element {
    fileprivate var shownCells: [ShownCell] {
        var found: [ShownCell] = []
        forEach { element in
            guard case .gridCell(let cell) = element.role else { return }
            let text = element.first { if case .text = $0.role { true } else { false } }
            guard case .text(let content)? = text?.role else { return }
            found.append(ShownCell(text: content.string, cell: cell))
        }
        return found
    }

    fileprivate var shownGrid: GridElement? {
        let grid = first { if case .grid = $0.role { true } else { false } }
        guard case .grid(let element)? = grid?.role else { return nil }
        return element
    }
}

extension Stage {
    fileprivate var cells: [String: GridCellElement] {
        Dictionary(uniqueKeysWithValues: session.root.shownCells.map { ($0.text, $0.cell) })
    }

    fileprivate var grid: GridElement? { session.root.shownGrid }

    fileprivate var elements: [Element] {
        var all: [Element] = []
        session.root.forEach { all.append($0) }
        return all
    }
}

extension Screen {
    fileprivate var cells: [ShownCell] { root.shownCells }

    fileprivate func cell(_ text: String) -> GridCellElement? {
        cells.first { $0.text == text }?.cell
    }

    fileprivate var grid: GridElement? { root.shownGrid }
}
