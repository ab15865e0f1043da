// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A choice that is one element, or entries of a menu.
nonisolated struct StandardPicker<Label: View, SelectionValue: Hashable, Content: View>:
    ElementView, ControlView
{
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    /// True if it shows no more than what is chosen.
    var isReadOnly = false
    /// Told that a person chose.
    var onChoice: (@MainActor () -> Void)?

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        PickerNode(view, inputs)
    }

    /// The options in a menu inside a menu.
    var asMenu: Menu<Label, Self> { Menu(label: label, content: self) }
}

/// A mounted choice: it knows its options and which one is chosen.
@MainActor
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
    ControlNode<StandardPicker<Label, SelectionValue, Content>>, PickerHost
{
    private var content: DetachedNode<Content>?
    private var selection: SelectionValue?
    private var look = _PickerLook.automatic
    private var hasReported = false

    override init(
        _ view: StandardPicker<Label, SelectionValue, Content>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        var inner = contentInputs
        inner.memberRole = OptionMemberRole(self)
        content = DetachedNode(view.content, inner) { [unowned self] in optionsChanged() }
    }

    override var pathName: String? { "Picker" }

    override var canHideLabel: Bool { !isInMenu }

    private var isInMenu: Bool { inputs.isInMenu }

    override func update(_ view: StandardPicker<Label, SelectionValue, Content>) {
        super.update(view)
        content?.update(view.content)
    }

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        selection = view.selection.wrappedValue
        look = values.pickerLook
        guard isInMenu else { return }
        for option in content?.options ?? [] { graph.setContentDirty(option) }
    }

    func optionsChanged() {
        graph.setContentDirty(self)
        if isInMenu { graph.setChildrenDirty(self) }
    }

    /// The views that stand for a value of the selection's type.
    private var choices: [(node: any PickerOption, value: SelectionValue)] {
        (content?.options ?? []).compactMap { option in
            option.rowTag?.value(as: SelectionValue.self).map { (option, $0) }
        }
    }

    func isChosen(_ option: any PickerOption) -> Bool {
        selection != nil && option.rowTag?.value(as: SelectionValue.self) == selection
    }

    override func makeRole() -> ElementRole {
        let choices = choices
        let chosen = choices.first { $0.value == selection }
        check(choices.map(\.value), hasChosen: chosen != nil)
        if isInMenu {
            let title = child?.node.plainText ?? ""
            return .menuGroup(MenuGroupElement(title: title, showsTitle: look == .inline))
        }
        if view.isReadOnly { return .text(TextContent(chosen?.node.title ?? "")) }
        return .picker(
            PickerElement(
                style: look.element, options: choices.compactMap(\.node.option),
                chosen: chosen?.node.cell?.id))
    }

    /// Reports a selection that no option stands for, and options that stand for the same.
    private func check(_ values: [SelectionValue], hasChosen: Bool) {
        var seen: Set<SelectionValue> = []
        for value in values where !seen.insert(value).inserted {
            graph.issues.report(.duplicateTag(tag: "\(value)", container: "Picker"), at: self)
        }
        guard !hasChosen, !hasReported, let selection, content?.options.isEmpty == false else {
            return
        }
        hasReported = true
        graph.issues.report(
            .unmatchedSelection(
                value: "\(selection)", type: shortName(of: SelectionValue.self),
                picker: child?.node.plainText ?? ""),
            at: self)
    }

    override func makeChildCells() -> [ElementCell] {
        if view.isReadOnly { return [] }
        return isInMenu ? choices.compactMap(\.node.cell) : super.makeChildCells()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let content { body(content) }
    }

    override func handle(_ action: ElementAction) {
        guard case .choose(let id) = action else { return }
        if let option = choices.first(where: { $0.node.cell?.id == id }) { choose(option.node) }
    }

    func choose(_ option: any PickerOption) {
        guard isEnabled, let value = option.rowTag?.value(as: SelectionValue.self) else { return }
        if view.selection.wrappedValue != value { view.selection.wrappedValue = value }
        showAgain(insteadOf: role(choosing: option))
        view.onChoice?()
    }

    /// Makes the role that the renderer shows by itself after a person's choice.
    private func role(choosing option: any PickerOption) -> ElementRole {
        guard case .picker(var picker) = makeRole() else { return makeRole() }
        picker.chosen = option.cell?.id
        return .picker(picker)
    }
}
