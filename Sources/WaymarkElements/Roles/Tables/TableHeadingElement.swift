// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What stands above or below the rows of one section of a table, as wide as all columns.
public struct TableHeadingElement: Equatable, Sendable {
    /// True if it stands below the rows.
    public var isFooter: Bool
    /// The number of columns.
    public var columnCount: Int

    /// Makes what stands above rows of one column, unless told otherwise.
    public init(isFooter: Bool = false, columnCount: Int = 1) {
        self.isFooter = isFooter
        self.columnCount = columnCount
    }
}

extension TableHeadingElement: OutlinedRole {
    var outline: String { isFooter ? "table footer" : "table header" }
}
