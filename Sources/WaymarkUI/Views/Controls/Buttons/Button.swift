// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Something to press.
public nonisolated struct Button<Label: View>: ElementView, ControlView {
    let action: @MainActor () -> Void
    let label: Label
    let role: ButtonRole?
    /// True if what it shows and hides is shown.
    var isExpanded: Bool?
    /// The address outside of the app that its action opens.
    var address: String?

    init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
        self.role = role
        self.action = action
        self.label = label
    }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        ButtonNode(view, inputs)
    }

    /// The role of the button as an element of a menu.
    var entryRole: ElementRole {
        .menuItem(MenuItemElement(purpose: role?.purpose ?? .plain))
    }

    func role(look: ButtonElement.Look) -> ElementRole {
        var button = ButtonElement(purpose: role?.purpose ?? .plain, look: look)
        button.isExpanded = isExpanded
        button.address = address
        return .button(button)
    }
}

/// A mounted button: an element around its label, or what a primitive style draws instead.
@MainActor private final class ButtonNode<Label: View>: ControlNode<Button<Label>> {
    override var readsModel: Bool { false }

    override var drawsLabel: Bool { true }

    override func drawing(_ values: EnvironmentValues) -> ControlDrawing? {
        switch values.buttonStyleChoice {
        case .look: nil
        case .custom(let style): .label(style.makeBody(label: view.label, role: view.role))
        case .primitive where inputs.isInMenu: nil
        case .primitive(let style):
            .whole(
                style.makeBody(
                    PrimitiveButtonStyleConfiguration(
                        role: view.role, label: .init(content: AnyView(view.label)),
                        action: view.action)))
        }
    }

    override func makeRole() -> ElementRole {
        if inputs.isInMenu { return view.entryRole }
        let values = EnvironmentValues(scope: inputs.scope, reader: nil)
        return view.role(look: values.buttonLook)
    }

    override func handle(_ action: ElementAction) {
        if action == .press, isEnabled { act(view.action) }
    }
}

/// The label of a link or a menu, or what a custom `ButtonStyle` makes of it.
nonisolated struct ButtonLabel<Label: View>: StyledView {
    let standard: Label

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        guard case .custom(let style) = values.buttonStyleChoice else { return nil }
        return style.makeBody(label: standard, role: nil)
    }
}

extension CustomStyle<ButtonStyleConfiguration> {
    @MainActor fileprivate func makeBody(label: some View, role: ButtonRole?) -> AnyView {
        makeBody(
            ButtonStyleConfiguration(
                role: role, label: .init(content: AnyView(label)), isPressed: false))
    }
}
