// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One row of a list, around the element that it shows, or of a table, around its cells.
@MainActor final class RowNode<Content: ElementView>: ElementNode<Content>, FirstCellHost {
    private var child: Mounted<MemberContent<Content>>?
    private var actions: Mounted<RowActions>?
    private var menu: Mounted<MenuEntries<AnyView>>?

    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        var inner = childInputs
        inner.leaveMembers()
        child = mount(MemberContent(view, inputs), inner)
        showActions()
        showMenu()
        reevaluate()
    }

    /// The rules that the rows of the list share; they made this row.
    private var rules: RowRules? {
        guard let role = inputs.memberRole else { return nil }
        return unsafeDowncast(role, to: RowRules.self)
    }

    private var selection: (any ListSelection)? { rules?.selection }

    override var isEnabled: Bool {
        selection == nil || EnvironmentValues(scope: inputs.scope, reader: nil).isEnabled
    }

    /// Reads whether the rows around can be used.
    override func reevaluate() {
        guard selection != nil else { return }
        forgetDependencies()
        _ = EnvironmentValues(scope: inputs.scope, reader: self).isEnabled
        showAgain()
    }

    override var passesDecoration: Bool { true }

    override func update(_ view: Content) {
        super.update(view)
        child?.update(MemberContent(view, inputs))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
        if let menu { body(menu.node) }
        if let actions { body(actions.node) }
    }

    override func memberTraitsChanged() {
        super.memberTraitsChanged()
        let isOther = showActions()
        guard showMenu() || isOther else { return }
        graph.setChildrenDirty(self)
        if isInTable, let first = cell?.children.first { graph.setChildrenDirty(first.owner) }
    }

    private var isInTable: Bool { rules?.makesTable == true }

    /// In a table the first cell has them.
    override func makeChildCells() -> [ElementCell] {
        guard isInTable else { return super.makeChildCells() }
        var cells: [ElementCell] = []
        child?.node.collectCells(into: &cells)
        return cells
    }

    var cellsBesideContent: [ElementCell] {
        var cells: [ElementCell] = []
        menu?.node.collectCells(into: &cells)
        actions?.node.collectCells(into: &cells)
        return cells
    }

    private var menuOfSelection: AnyView? {
        guard let offer = rules?.menu, let tag = rowTag else { return nil }
        return offer(tag)
    }

    /// Offers the menu of the row, as the modifier nearest to its view made it; true where that
    /// comes or goes.
    @discardableResult private func showMenu() -> Bool {
        guard let items = inputs.traits?.menu ?? menuOfSelection else {
            menu?.node.unmount()
            defer { menu = nil }
            return menu != nil
        }
        let view = MenuEntries(content: items, isContext: true)
        if let menu {
            menu.update(view)
            return false
        }
        menu = mount(view, contentInputs)
        return true
    }

    /// Offers what a person can do with the row; true where that comes or goes.
    @discardableResult private func showActions() -> Bool {
        guard let traits = inputs.traits else { return false }
        let edits = RowEdits(traits)
        guard !edits.isEmpty else {
            actions?.node.unmount()
            defer { actions = nil }
            return actions != nil
        }
        let view = RowActions(content: RowActionButtons(edits, traits))
        if let actions {
            actions.update(view)
            return false
        }
        actions = mount(view, contentInputs)
        return true
    }

    override func makeRole() -> ElementRole {
        isInTable ? .tableRow(TableRowElement(rowElement)) : .row(rowElement)
    }

    var rowElement: RowElement {
        var row = RowElement()
        row.level = inputs.traits?.aboutRow.level ?? 1
        guard let selection, let tag = rowTag else { return row }
        selection.join(self, as: tag)
        row.isSelectable = selection.accepts(tag)
        row.isSelected = selection.contains(tag)
        if row.isSelectable, !isFilledByLink { row.route = selection.route(selecting: tag) }
        return row
    }

    /// A link that fills the row says itself where it leads.
    private var isFilledByLink: Bool { child?.node is any ValueLinking }

    override func handle(_ action: ElementAction) {
        guard let selection, let tag = rowTag else { return }
        switch action {
        case .press: selection.choose(tag, extending: selection.isEdited)
        case .pressExtending: selection.choose(tag, extending: true)
        case .pressThrough(let other): selection.chooseRows(between: self, and: graph.cells[other])
        default: break
        }
    }

    override func willUnmount() { selection?.leave(self) }
}

extension _Node {
    /// Shows a row again, and what stands for it or fills it: a first cell, a link.
    final func showAgain() {
        graph.setContentDirty(self)
        if let first = cell?.children.first { graph.setContentDirty(first.owner) }
    }
}
