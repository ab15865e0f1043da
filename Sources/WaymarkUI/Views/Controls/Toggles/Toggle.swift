// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A switch that is on or off.
public nonisolated struct Toggle<Label: View>: StyledView {
    let standard: StandardToggle<Label>

    /// A switch with any label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        standard = StandardToggle(isOn: isOn, label: label())
    }

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        values.toggleStyle?.makeBody(
            ToggleStyleConfiguration(
                label: .init(content: AnyView(standard.label)), isOn: standard.isOn))
    }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A switch with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == WaymarkUI.Label<Text, Image> {
    /// A switch with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { WaymarkUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A switch with a title that is known at run time, and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { WaymarkUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The switch that a custom style is asked to show.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// A switch that is an element of its own.
nonisolated struct StandardToggle<Label: View>: ElementView, ControlView {
    let isOn: Binding<Bool>
    let label: Label

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        ToggleNode(view, inputs)
    }
}

@MainActor
private final class ToggleNode<Label: View>:
    ControlNode<StandardToggle<Label>>
{
    private var isOn = false

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        isOn = view.isOn.wrappedValue
    }

    override var canHideLabel: Bool { true }

    override var drawsLabel: Bool { true }

    override func makeRole() -> ElementRole {
        guard inputs.isInMenu else { return .toggle(isOn: isOn) }
        return .menuItem(MenuItemElement(kind: .toggle, isOn: isOn))
    }

    override func handle(_ action: ElementAction) {
        if inputs.isInMenu, action == .press, isEnabled {
            view.isOn.wrappedValue.toggle()
            return
        }
        guard case .setOn(let new) = action, isEnabled else { return }
        if view.isOn.wrappedValue != new { view.isOn.wrappedValue = new }
        showAgain(insteadOf: .toggle(isOn: new))
    }
}
