// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One cell of a table's row.
public struct TableCellElement: Equatable, Sendable {
    /// The place of the content from one side to the other.
    public var alignment: HorizontalPosition
    /// The row around, where a press on this cell, its first, selects it.
    public var row: RowElement?

    /// Makes a cell that is only looked at, unless told otherwise.
    public init(alignment: HorizontalPosition = .leading, row: RowElement? = nil) {
        self.alignment = alignment
        self.row = row
    }
}

extension TableCellElement: OutlinedRole {
    var outline: String { "cell" }
}
