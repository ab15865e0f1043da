// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The wishes of a view about the cell of a grid that it is in.
struct GridCellWish {
    var columns = 1
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
    var columnAlignment: HorizontalPosition?
}

/// One line of a grid with the wishes of its cells.
enum GridLine {
    case row(VerticalPosition?, [GridCellWish])
    /// A cell that takes all columns.
    case wide(GridCellWish)
}

/// The places of all cells of a grid.
struct GridLayout {
    /// The most columns that one cell can take.
    private static let mostColumns = 10_000
    /// The number of columns in which cells begin.
    private(set) var columnCount = 1
    /// The cells of each line.
    private(set) var lines: [[GridCellElement]] = []
    private var alignments: [Int: HorizontalPosition] = [:]
    private let alignment: BoxAlignment

    /// Finds the places for the cells of these lines.
    ///
    /// There are as many columns as cells begin in. A cell that would take more ends with the last.
    init(_ lines: [GridLine], alignment: BoxAlignment) {
        self.alignment = alignment
        for line in lines { note(line) }
        self.lines = lines.map(cells)
    }

    private mutating func note(_ line: GridLine) {
        guard case .row(_, let wishes) = line else { return }
        for (column, wish) in zip(Self.columns(of: wishes), wishes) {
            columnCount = max(columnCount, column + 1)
            if alignments[column] == nil { alignments[column] = wish.columnAlignment }
        }
    }

    /// The first column of each cell.
    private static func columns(of wishes: [GridCellWish]) -> [Int] {
        var next = 0
        return wishes.map { wish in
            defer { next += min(max(wish.columns, 1), mostColumns) }
            return next
        }
    }

    private func cells(of line: GridLine) -> [GridCellElement] {
        switch line {
        case .wide(let wish): [cell(wish, column: 0, columns: columnCount, alignment)]
        case .row(let vertical, let wishes):
            zip(Self.columns(of: wishes), wishes).map { column, wish in
                let horizontal = alignments[column] ?? alignment.horizontal
                return cell(
                    wish, column: column, columns: wish.columns,
                    BoxAlignment(horizontal, vertical ?? alignment.vertical))
            }
        }
    }

    private func cell(
        _ wish: GridCellWish, column: Int, columns: Int, _ alignment: BoxAlignment
    ) -> GridCellElement {
        GridCellElement(
            column: column, columnCount: min(max(columns, 1), columnCount - column),
            alignment: alignment,
            anchor: wish.anchor.map { .init(x: Double($0.x), y: Double($0.y)) },
            unsizedAxes: wish.unsizedAxes.axes)
    }
}
