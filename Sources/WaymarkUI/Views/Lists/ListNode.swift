// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

@MainActor
final class ListNode<SelectionValue: Hashable, Content: View>:
    KeepingElementNode<List<SelectionValue, Content>>, SelectingList, AddressedNode
{
    private var selection: MountedSelection<SelectionValue>?
    private var child: Mounted<Content>?
    private var style: ListElement.Style = .insetGrouped
    private(set) var isEdited = false
    private var rules: RowRules?
    private var menu: SelectionMenu?

    override init(_ view: List<SelectionValue, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let selection = MountedSelection(view.selection, list: self)
        self.selection = selection
        selection.onChoice = { [unowned self] in host?.personChose(again: false) }
        selection.onRepeatedChoice = { [unowned self] in
            EnvironmentValues(scope: self.inputs.scope, reader: nil).reselectAction?()
            menu?.primaryAction(self.selection?.selected ?? [])
            host?.personChose(again: true)
        }
        if isSelecting { startSelecting() }
        reevaluate()
        let rules = RowRules(
            selection: SelectionValue.self == Never.self ? nil : selection, style: style,
            makesTable: view.table != nil)
        self.rules = rules
        offerMenu()
        var inner = contentInputs
        inner.memberRole = rules
        child = mount(view.content, inner)
    }

    override var pathName: String? { view.table == nil ? "List" : "Table" }

    /// The host that presents the list: its screen.
    private var host: (any ListHost)? {
        isMounted ? inputs.presented as? any ListHost : nil
    }

    override var lazyContainerName: String? { pathName }

    private var isSelecting: Bool {
        if case .none = view.selection { return false }
        return true
    }

    override var isDeclaring: Bool { isSelecting }

    override func update(_ view: List<SelectionValue, Content>) {
        let wasSelecting = isSelecting
        super.update(view)
        selection?.binding = view.selection
        if isSelecting != wasSelecting {
            if isSelecting { startSelecting() } else { stopSelecting() }
            selection?.rowsChanged()
        }
        isDirty = false
        reevaluate()
        child?.update(view.content)
    }

    private func startSelecting() {
        adjustDeclarations(by: 1)
        host?.join(self)
    }

    private func stopSelecting() {
        adjustDeclarations(by: -1)
        host?.leave(self)
    }

    override func reevaluate() {
        let flag = ObservingFlags.flag(for: List<SelectionValue, Content>.self)
        let (newStyle, newMenu, isNowEdited) = evaluate(observing: flag) {
            selection?.read()
            let values = EnvironmentValues(scope: inputs.scope, reader: self)
            let isEditing = values.editMode?.wrappedValue.isEditing == true
            let isEdited = isEditing && selection?.mode == .multiple
            return (values.resolvedListStyle, values.selectionMenu, isEdited)
        }
        let hasMenu = menu != nil || newMenu != nil
        menu = newMenu
        if hasMenu { offerMenu() }
        if newStyle != style { graph.setContentDirty(self) }
        style = newStyle
        if isNowEdited != isEdited { editingChanged(to: isNowEdited) }
    }

    private func editingChanged(to isNowEdited: Bool) {
        isEdited = isNowEdited
        declarationChanged(.selection)
        selection?.addressesChanged()
        graph.setContentDirty(self)
    }

    func addressChanged() { selection?.addressesChanged() }

    /// Lets rows ask for their menu by what they stand for.
    private func offerMenu() {
        rules?.menu = menu.map { menu in
            { [unowned self] tag in
                guard let subject = selection?.menuSubject(of: tag) else { return nil }
                return menu.items(subject.value, subject.selected)
            }
        }
        selection?.menusChanged()
    }

    override func makeRole() -> ElementRole {
        if var table = view.table {
            table.selection = selection?.mode ?? .none
            table.isEdited = isEdited
            return .table(table)
        }
        var list = ListElement(style: style, selection: selection?.mode ?? .none)
        list.isEdited = isEdited
        return .list(list)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    var listSelection: any ListSelection {
        selection ?? MountedSelection(view.selection, list: self)
    }

    var hasSelection: Bool { selection?.selected.isEmpty == false }

    var requiresSelection: Bool { selection?.mode == .required }

    var selectionMark: AnyHashable? { selection.map { AnyHashable($0.selected) } }

    func clearSelection() { selection?.clear() }

    func route<Value: Hashable>(selecting value: Value) -> [String]? {
        host?.route(selecting: value, in: self)
    }

    var selectsOne: Bool {
        switch view.selection {
        case .single, .required: true
        case .none, .multiple: false
        }
    }

    func canChoose(_ tag: RowTag) -> Bool {
        isSelecting && selection?.accepts(tag) ?? false
    }

    func choose(_ tag: RowTag) { selection?.choose(tag, extending: isEdited) }

    var selectedSegment: String? {
        selection?.selected.first.flatMap { host?.segment(of: $0) }
    }

    func select(segment: String) -> Bool {
        guard isSelecting, let selection,
            let value = host?.value(of: segment, as: SelectionValue.self)
        else { return false }
        let tag = RowTag(implied: value)
        if !selection.contains(tag) { selection.choose(tag, extending: false) }
        return true
    }

    override func willUnmount() {
        guard isSelecting else { return }
        host?.leave(self)
        declarationChanged(.selection)
    }
}
