// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The button that shows and hides the leading column.
extension SplitNode {
    /// True if the button is there: a bar has it once (NAV-226), and an app may take it away.
    var canToggleSidebar: Bool {
        guard !isCollapsed, columns.count > 1 else { return false }
        if columns.contains(where: { $0.screenStack.front.removes(.sidebarToggle) }) {
            return false
        }
        guard let outer = enclosingColumn as? ColumnNode else { return true }
        return !(outer.split.canToggleSidebar && outer.index == outer.split.shownColumns.lowerBound)
    }

    /// Updates the button for the leading column, which may come or go when other columns or
    /// screens are shown.
    func sidebarToggleChanged() {
        graph.setContentDirty(self)
        innerSplitsChanged()
    }

    /// Marks the split views inside as changed: their buttons depend on whether this one has one.
    func innerSplitsChanged() {
        visitDeclarations(crossing: true) { node in
            if let inner = node as? SplitNode { graph.setContentDirty(inner) }
            return true
        }
    }
}

extension ScreenNode {
    /// True if views on the visible screen take an item away that the framework adds.
    func removes(_ kind: ToolbarDefaultItemKind) -> Bool {
        bar.removedItems.contains(kind) || innerContainer?.frontScreen?.removes(kind) == true
    }

    /// The split view around hears of removed items.
    func sidebarToggleChanged() {
        (enclosingColumn as? ColumnNode)?.split.sidebarToggleChanged()
    }
}
