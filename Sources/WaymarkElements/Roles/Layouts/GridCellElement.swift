// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One cell of a grid, around its content.
public struct GridCellElement: Equatable, Sendable {
    /// The first of its columns, counted from 0.
    public var column: Int
    /// The number of columns that it takes.
    public var columnCount: Int
    /// The place of content that is smaller than the cell.
    public var alignment: BoxAlignment
    /// A finer place, which goes before the alignment; `nil` where there is none.
    public var anchor: Anchor?
    /// The directions in which the content has no part in the size of columns and rows.
    public var unsizedAxes: Axes

    /// A point of the content that lies on the same point of the cell.
    public struct Anchor: Equatable, Sendable {
        /// From 0 at the leading end to 1 at the trailing end.
        public var x: Double
        /// From 0 at the upper end to 1 at the lower end.
        public var y: Double

        /// Makes a point of its two parts.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// Makes a cell of one column with its content in the middle, unless told otherwise.
    public init(
        column: Int = 0, columnCount: Int = 1, alignment: BoxAlignment = .center,
        anchor: Anchor? = nil, unsizedAxes: Axes = []
    ) {
        self.column = column
        self.columnCount = columnCount
        self.alignment = alignment
        self.anchor = anchor
        self.unsizedAxes = unsizedAxes
    }
}

extension GridCellElement: OutlinedRole {
    var outline: String {
        line("grid cell", columnCount == 1 ? nil : "of \(columnCount) columns")
    }
}
