// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Makes the view's cell in a `Grid` take several columns.
    ///
    /// A cell that is to take more columns than are left in its row ends with the last one.
    ///
    /// - Parameter count: The number of columns; at least 1.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        TraitView(content: self, trait: GridCellColumns(count: count))
    }

    /// Puts a point of the view onto the same point of its cell in a `Grid`, whatever the
    /// alignment of row, column and grid.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        TraitView(content: self, trait: GridCellAnchor(anchor: anchor))
    }

    /// Leaves the view out when its `Grid` finds out the sizes of columns and rows; it takes the
    /// room that the other cells make.
    ///
    /// ```swift
    /// Divider().gridCellUnsizedAxes(.horizontal)  // as wide as the grid, which it does not widen
    /// ```
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        TraitView(content: self, trait: GridCellUnsizedAxes(axes: axes))
    }

    /// Aligns all views in the column of a `Grid` that this view is in.
    ///
    /// It is said of one cell of the column; of several, the first one decides.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        TraitView(content: self, trait: GridColumnAlignment(position: guide.edge))
    }
}

private struct GridCellColumns: MemberTrait, Equatable { let count: Int }
private struct GridCellAnchor: MemberTrait, Equatable { let anchor: UnitPoint }
private struct GridCellUnsizedAxes: MemberTrait, Equatable { let axes: Axis.Set }
private struct GridColumnAlignment: MemberTrait, Equatable { let position: HorizontalPosition }

extension GridCellWish {
    /// Reads the wishes from what is stated about a cell.
    @MainActor init(_ traits: TraitChain?) {
        guard let traits else { return }
        columns = traits.nearest(GridCellColumns.self)?.count ?? 1
        anchor = traits.nearest(GridCellAnchor.self)?.anchor
        unsizedAxes = traits.nearest(GridCellUnsizedAxes.self)?.axes ?? []
        columnAlignment = traits.nearest(GridColumnAlignment.self)?.position
    }
}
