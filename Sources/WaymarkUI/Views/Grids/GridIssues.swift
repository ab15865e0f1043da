// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A lazy grid has no columns or rows to fill.
    public static func gridWithoutItems(grid: String) -> Self {
        Self(
            "'\(grid)' was given no 'GridItem', so that it is shown as with a flexible one",
            remedy: "Give it at least one.")
    }

    /// A column or row of a lazy grid has a size that nothing can have.
    public static func unusableGridItem(size: String, grid: String) -> Self {
        Self(
            "a 'GridItem' of '\(grid)' has the size '\(size)', which cannot be shown",
            remedy: """
                Give it numbers of points that are not negative, no maximum below its minimum, \
                and, if it is adaptive, a minimum of at least 1.
                """)
    }

    /// A cell of a grid is to take no column at all.
    public static func gridCellWithoutColumns(count: Int) -> Self {
        Self(
            "a cell of 'Grid' is to take \(count) columns; it takes one",
            remedy: "Give 'gridCellColumns' a number that is at least 1.")
    }
}
