// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScreenNode {
    /// The route on which a list of this screen has selected something, so that its links have
    /// addresses.
    func route(selecting segment: String) -> [String]? {
        guard let column = core.owner as? ColumnNode, column.core.root === self else { return nil }
        return column.split.leadingSegments.map {
            $0 + column.split.selections(before: column.index) + [segment]
        }
    }
}

extension NavigationContainer {
    /// A modal came before this container or went: links in all columns have addresses only
    /// without one.
    func addressesChanged() {
        for core in cores {
            core.routeChanged()
            core.front.innerContainer?.addressesChanged()
        }
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
    fileprivate func selections(before index: Int) -> [String] {
        columns[..<index].compactMap { $0.selectingList.map { $0.selectedSegment ?? "-" } }
    }
}
