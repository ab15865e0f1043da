// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What draws addresses, which begin with the route to its screen.
@MainActor protocol AddressedNode: _Node {
    /// The route to the screen is another one.
    func addressChanged()
}

extension ScreenNode {
    /// The column whose root this is, directly or as the root of stacks in it.
    var column: ColumnNode? {
        guard core.root === self else { return nil }
        return core.owner as? ColumnNode ?? core.owner.enclosingScreen?.column
    }

    /// The route on which a list of this screen has selected something, so that its rows and links
    /// have addresses; `nil` where no column follows to show it.
    func route(selecting segment: String) -> [String]? {
        guard let column, column.index < column.split.columns.count - 1 else { return nil }
        return column.split.leadingSegments.map {
            $0 + column.split.selections(before: column.index) + [segment]
        }
    }
}

extension NavigationContainer {
    /// A modal came before this container or went: links in all columns have addresses only
    /// without one.
    func addressesChanged() {
        for core in cores { addressesChanged(in: core) }
    }

    func addressesChanged(in core: StackCore) {
        core.routeChanged()
        core.front.innerContainer?.addressesChanged()
    }
}

extension SplitNode {
    /// What stands before this split view's own segments; `nil` unless only selections do.
    fileprivate var leadingSegments: [String]? {
        if configuration.isLegacy { return nil }
        guard let window = graph.window, window.modals.isEmpty else { return nil }
        if window.container === self { return [] }
        guard let outer = enclosingScreen, let column = outer.core.owner as? ColumnNode,
            column.split.columns.allSatisfy({ $0.core.depth == 0 }),
            column.index == column.split.columns.count - 1
        else { return nil }
        return column.split.leadingSegments.map {
            $0 + column.split.selections(before: column.index)
        }
    }

    /// The segments of the lists in the columns before one.
    func selections(before index: Int) -> [String] {
        columns[..<index].compactMap { $0.selectingList.map { $0.selectedSegment ?? "-" } }
    }
}
