// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A button that opens a menu.
nonisolated struct MenuButtonView<Label: View>: ControlView {
    let content: Label
    let opens: ElementID
    let action: (@MainActor () -> Void)?

    var label: ButtonLabel<Label> { ButtonLabel(standard: content) }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        MenuButtonNode(view, inputs)
    }
}

@MainActor
private final class MenuButtonNode<Label: View>:
    ControlNode<MenuButtonView<Label>>
{
    private var look: ButtonElement.Look = .automatic
    private var showsIndicator = false

    override var readsModel: Bool { false }

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        look = values.buttonLook
        showsIndicator = values.menuIndicatorVisibility == .visible
    }

    override func makeRole() -> ElementRole {
        .menuButton(
            MenuButtonElement(
                opens: view.opens, look: look, hasAction: view.action != nil,
                isEntry: inputs.isInMenu, showsIndicator: showsIndicator))
    }

    override func handle(_ action: ElementAction) {
        if action == .press, isEnabled { view.action?() }
    }
}
