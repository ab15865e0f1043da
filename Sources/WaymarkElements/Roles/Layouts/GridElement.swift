// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Rows of cells, with columns that are as wide as their widest cell.
///
/// Its children are rows, and cells beside rows, which take all columns.
public struct GridElement: Equatable, Sendable {
    /// The number of columns.
    public var columnCount: Int
    /// The distance between columns, in points; `nil` is the renderer's standard distance.
    public var horizontalSpacing: Double?
    /// The distance between rows, in points; `nil` is the renderer's standard distance.
    public var verticalSpacing: Double?

    /// Makes a grid with standard distances, unless told otherwise.
    public init(
        columnCount: Int, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
    ) {
        self.columnCount = columnCount
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridElement: OutlinedRole {
    var outline: String { "grid \(columnCount) \(columnCount == 1 ? "column" : "columns")" }
}
