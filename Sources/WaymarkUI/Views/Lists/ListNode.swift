// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A list on which a split view and its links can act without knowing what it selects.
@MainActor protocol SelectingList: _Node {
    var listSelection: any ListSelection { get }
    /// Whether something is selected.
    var hasSelection: Bool { get }
    /// Whether a tap selects a row and nothing else.
    var selectsOne: Bool { get }
    /// Whether something is selected at all times, so that it cannot be cleared.
    var requiresSelection: Bool { get }
    /// Whether presses select one more or one less, and lead nowhere.
    var isEdited: Bool { get }
    /// What is selected, to tell whether it is still the same.
    var selectionMark: AnyHashable? { get }
    func clearSelection()
    /// Whether a row can stand for this.
    func canChoose(_ tag: RowTag) -> Bool
    /// Selects what the row of a pressed link stands for.
    func choose(_ tag: RowTag)
    /// The route on which this list selects what is written this way; `nil` where no column follows
    /// that would show it.
    func route(selecting segment: String) -> [String]?
    /// The written form of what is selected, for routes.
    var selectedSegment: String? { get }
    /// Selects the row that is written this way.
    func select(segment: String) -> Bool
}

@MainActor
final class ListNode<SelectionValue: Hashable, Content: View>:
    KeepingElementNode<List<SelectionValue, Content>>, SelectingList, AddressedNode
{
    private var selection: MountedSelection<SelectionValue>?
    private var child: Mounted<Content>?
    private var style: WaymarkElements.List.Style = .insetGrouped
    private(set) var isEdited = false
    private var rules: RowRules?
    private var menu: SelectionMenu?

    override init(_ view: List<SelectionValue, Content>, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        let selection = MountedSelection(view.selection, list: self)
        self.selection = selection
        selection.onChoice = { [unowned self] in enclosingScreen?.core.owner.personChoseInList() }
        selection.onRepeatedChoice = { [unowned self] in
            EnvironmentValues(scope: self.surroundings.scope, reader: nil).reselectAction?()
            menu?.primaryAction(self.selection?.selected ?? [])
            enclosingScreen?.core.owner.personChoseAgainInList()
        }
        if isSelecting { startSelecting() }
        reevaluate()
        let rules = RowRules(
            selection: SelectionValue.self == Never.self ? nil : selection, style: style)
        self.rules = rules
        offerMenu()
        var inner = contentSurroundings
        inner.memberRole = rules
        child = mount(view.content, inner)
    }

    override var pathName: String? { "List" }

    override var lazyContainerName: String? { "List" }

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
        enclosingScreen?.core.join(self)
    }

    private func stopSelecting() {
        adjustDeclarations(by: -1)
        enclosingScreen?.core.leave(self)
    }

    override func reevaluate() {
        let flag = ObservingFlags.flag(for: List<SelectionValue, Content>.self)
        let (newStyle, newMenu, isNowEdited) = evaluate(observing: flag) {
            selection?.read()
            let values = EnvironmentValues(scope: surroundings.scope, reader: self)
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

    /// Rows ask for their menu by what they stand for.
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
        var list = WaymarkElements.List(style: style, selection: selection?.mode ?? .none)
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

    func route(selecting segment: String) -> [String]? {
        guard let screen = enclosingScreen, screen.column?.selectingList === self else { return nil }
        return screen.route(selecting: segment)
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
        guard let value = selection?.selected.first else { return nil }
        return RouteSegment.encode(value) ?? graph.window?.rememberValue(PathValue(value))
    }

    func select(segment: String) -> Bool {
        let remembered = graph.window?.rememberedValue(segment) as? PathValue<SelectionValue>
        let value = remembered?.content ?? RouteSegment.decode(segment, as: SelectionValue.self)
        guard isSelecting, let selection, let value else { return false }
        let tag = RowTag(implied: value)
        if !selection.contains(tag) { selection.choose(tag, extending: false) }
        return true
    }

    override func willUnmount() {
        guard isSelecting else { return }
        enclosingScreen?.core.leave(self)
        declarationChanged(.selection)
    }
}

/// A form: rows of settings, in the look of a grouped list.
public nonisolated struct Form<Content: View>: ElementView, ContainerView {
    let content: Content

    /// Rows of controls; a `Section` in the closure makes a group of them.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        FormNode(view, surroundings)
    }

    var role: ElementRole { .list(WaymarkElements.List(style: .form)) }
}

@MainActor private final class FormNode<Content: View>: ContainerNode<Form<Content>> {
    override var innerSurroundings: _Surroundings {
        var inner = contentSurroundings
        inner.memberRole = RowRules(selection: nil, style: .form)
        return inner
    }
}
