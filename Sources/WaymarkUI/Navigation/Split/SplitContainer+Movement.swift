// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SplitNode {
    /// A person went back from the column on top (NAV-123, NAV-125), and so many screens further.
    func goBack(from index: Int, further steps: Int = 0) {
        guard index > 0 else { return leave(steps: 1) }
        if index == 1 || steps <= columns[index - 1].depthAboveRoot { show(columnAt: index - 1) }
        let list = columns[index - 1].selectingList
        list?.clearSelection()
        if let list, list.requiresSelection {
            steppedBack = StepBack(column: index - 1, selection: list.selectionMark)
        }
        graph.setNeedsResolve(self)
    }

    /// The last column that a person wants to see, while the selection that they went back from is
    /// the same.
    var lastWantedColumn: Int {
        guard let steppedBack,
            columns[steppedBack.column].selectingList?.selectionMark == steppedBack.selection
        else { return columns.count - 1 }
        return steppedBack.column
    }

    func popToRoot() {
        guard isCollapsed else { return columns.forEach { $0.popToRoot() } }
        let front = columns[topColumn].visibleScreen
        front.screenStack.goBack(from: front, steps: screenDepth)
    }

    /// A person chose something in a column's list: later columns start over (NAV-115), the next
    /// one is shown unless the list is edited.
    func personChose(in index: Int) {
        steppedBack = nil
        for column in columns.dropFirst(index + 1) { column.popToRoot() }
        let isEdited = columns[index].selectingList?.isEdited == true
        if index + 1 < columns.count, !isEdited { show(columnAt: index + 1) }
        graph.setNeedsResolve(self)
    }

    /// A person chose what is selected already: that leads on where the next column is not there
    /// to be seen (NAV-127).
    func personChoseAgain(in index: Int) {
        if index + 1 < columns.count { personArrived(in: index + 1) }
    }

    /// A person followed a link to a screen in a column (NAV-127).
    func personArrived(in index: Int) {
        steppedBack = nil
        if isCollapsed { show(columnAt: index) }
        graph.setNeedsResolve(self)
    }

    private func show(columnAt index: Int) {
        guard let binding = configuration.compactColumn else { return }
        let column: NavigationSplitViewColumn =
            index == columns.count - 1 ? .detail : index == 0 ? .sidebar : .content
        guard binding.wrappedValue != column else { return }
        write(column, to: binding, named: "preferredCompactColumn")
        graph.invalidate(self)
    }

    /// The way out of the first shown column, where a container outside shows it.
    func leave(steps: Int) {
        if let outer = enclosingScreen { outer.screenStack.goBack(from: outer, steps: steps) }
    }

    /// The segments of the leading selections, then of the stacks in the columns.
    var routeSegments: [String] {
        var segments: [String] = []
        var open: [String] = []
        for column in columns.dropLast() where !configuration.isLegacy {
            guard let list = column.selectingList else { continue }
            open.append(list.selectedSegment ?? "-")
            if list.hasSelection, !list.isEdited {
                segments += open
                open = []
            }
        }
        let inner = columns.flatMap { $0.screenStack.routeSegments }
        return inner.isEmpty ? segments : segments + open + inner
    }

    /// Selects and pushes what a route says.
    func follow(_ route: ArraySlice<String>) -> ArraySlice<String> {
        var rest = route
        for column in columns.dropLast() where !configuration.isLegacy {
            guard let list = column.selectingList else { continue }
            guard let segment = rest.first else {
                if list.hasSelection { list.clearSelection() }
                graph.settle()
                continue
            }
            if segment == "-" {
                list.clearSelection()
            } else if !list.select(segment: segment) {
                return rest
            }
            graph.settle()
            rest = rest.dropFirst()
        }
        return followInColumns(rest)
    }

    private func followInColumns(_ route: ArraySlice<String>) -> ArraySlice<String> {
        var rest = route
        var elsewhere = 0
        for column in columns {
            let arrived = min(elsewhere, column.screenStack.depth)
            elsewhere -= arrived
            rest = column.screenStack.follow(rest, arrived: arrived, elsewhere: &elsewhere)
        }
        return rest
    }
}
