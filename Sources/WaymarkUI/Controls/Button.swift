// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Something to press.
public nonisolated struct Button<Label: View>: StyledView {
    let standard: StandardButton<Label>

    init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
        standard = StandardButton(role: role, action: action, content: label)
    }

    @MainActor func styled(
        by values: EnvironmentValues, in surroundings: _Surroundings
    ) -> AnyView? {
        guard !surroundings.isInMenu, case .primitive(let style) = values.buttonStyleChoice else {
            return nil
        }
        return style.makeBody(standard.primitiveConfiguration)
    }
}

/// A button that is an element of its own.
nonisolated struct StandardButton<Label: View>: ElementView, ControlView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let content: Label

    var label: ButtonLabel<Label> { ButtonLabel(role: role, standard: content) }

    var primitiveConfiguration: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(content)), action: action)
    }

    @MainActor static func makeNode(
        _ view: Self, _ surroundings: _Surroundings
    ) -> _ViewNode<Self> {
        ButtonNode(view, surroundings)
    }
}

/// What a button shows: its label, or what a custom `ButtonStyle` makes of it.
nonisolated struct ButtonLabel<Label: View>: StyledView {
    let role: ButtonRole?
    let standard: Label

    @MainActor func styled(
        by values: EnvironmentValues, in surroundings: _Surroundings
    ) -> AnyView? {
        guard case .custom(let style) = values.buttonStyleChoice else { return nil }
        return style.makeBody(
            ButtonStyleConfiguration(
                role: role, label: .init(content: AnyView(standard)), isPressed: false))
    }
}

@MainActor
private final class ButtonNode<Label: View>:
    ControlNode<StandardButton<Label>>
{
    private var look: WaymarkElements.Button.Look = .automatic

    override var readsModel: Bool { false }

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        look = values.buttonLook
    }

    override func makeRole() -> ElementRole {
        let purpose = view.role?.purpose ?? .plain
        if surroundings.isInMenu { return .menuItem(WaymarkElements.MenuItem(purpose: purpose)) }
        return .button(WaymarkElements.Button(purpose: purpose, look: look))
    }

    override func handle(_ action: ElementAction) {
        guard action == .press, isEnabled else { return }
        let dialog = enclosingDialog
        view.action()
        dialog?.close()
    }
}
