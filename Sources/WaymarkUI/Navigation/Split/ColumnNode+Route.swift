// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScreenNode {
    /// The column whose root this is, directly or as the root of stacks in it.
    var column: ColumnNode? {
        guard screenStack.root === self else { return nil }
        return screenStack.owner as? ColumnNode ?? screenStack.owner.enclosingScreen?.column
    }

    /// The route on which a list of this screen has selected something, so that its rows and links
    /// have addresses; `nil` where no column follows to show it.
    func route(selecting segment: String) -> [String]? {
        guard let column, column.index < column.split.columns.count - 1,
            !column.split.configuration.isLegacy
        else { return nil }
        return column.leadingSegments.map { $0 + [segment] }
    }
}

extension ScreenNode: TabPlace {
    /// The route to the root of a container, without its own tabs; `nil` for other screens, and
    /// where the route leads on from here.
    var leadingSegments: [String]? {
        guard screenStack.root === self, screenStack.depth == 0 else { return nil }
        guard let column = screenStack.owner as? ColumnNode else {
            return (screenStack.owner as? any NavigationContainer)?.leadingSegments
        }
        let columns = column.split.columns
        guard column === columns.last, columns.allSatisfy({ $0.screenStack.depth == 0 }) else {
            return nil
        }
        return column.leadingSegments
    }

    var isPartOfRoutes: Bool {
        guard screenStack.root === self else { return false }
        guard let column = screenStack.owner as? ColumnNode else {
            guard let container = screenStack.owner as? any NavigationContainer else {
                return false
            }
            return container.enclosingScreen?.isPartOfRoutes != false
        }
        return column === column.split.columns.last
            && column.split.enclosingScreen?.isPartOfRoutes != false
    }
}

extension ColumnNode {
    /// The route to the split view, and what is selected in the columns before this one.
    fileprivate var leadingSegments: [String]? {
        split.leadingSegments.map { $0 + split.selections(before: index) }
    }
}

extension NavigationContainer {
    /// The route to this container; `nil` where links have no addresses now.
    fileprivate var leadingSegments: [String]? {
        guard let window = graph.window, window.modals.isEmpty else { return nil }
        if window.container === self { return window.tabSegments }
        guard let outer = enclosingScreen else { return nil }
        return outer.leadingSegments.map { $0 + outer.tabSegments }
    }
}

extension NavigationContainer {
    /// A modal came before this container or went: links in all columns have addresses only
    /// without one.
    func addressesChanged() {
        for screenStack in screenStacks { addressesChanged(in: screenStack) }
    }

    func addressesChanged(in screenStack: ScreenStack) {
        screenStack.routeChanged()
        screenStack.root.tabAddressesChanged()
        screenStack.front.innerContainer?.addressesChanged()
    }
}

extension SplitNode {
    /// The segments of the lists in the columns before one.
    func selections(before index: Int) -> [String] {
        if configuration.isLegacy { return [] }
        return columns[..<index].compactMap { $0.selectingList.map { $0.selectedSegment ?? "-" } }
    }
}
