// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One row of a table, with its part in the table's selection and tree.
public struct TableRowElement: Equatable, Sendable {
    /// The part that rows of lists have as well.
    public var row: RowElement

    /// Makes a row that cannot be selected, unless told otherwise.
    public init(_ row: RowElement = RowElement()) { self.row = row }
}

extension TableRowElement: OutlinedRole {
    var outline: String { "table \(row.outline)" }
}
