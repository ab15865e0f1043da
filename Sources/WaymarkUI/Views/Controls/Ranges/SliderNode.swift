// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A slider that is an element of its own.
nonisolated struct StandardSlider<Label: View, ValueLabel: View>: ElementView, ControlView {
    let value: SliderValue
    let editingChanged: (Bool) -> Void
    let label: PartedLabel<Label, ValueLabel, EmptyView>

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        SliderNode(view, inputs)
    }

    /// The slider in a menu: a press moves it by a step, or by a tenth of its length.
    var entries: StepEntries<Label> {
        StepEntries(label: label.title, steps: Steps(value, editingChanged))
    }
}

@MainActor
private final class SliderNode<Label: View, ValueLabel: View>:
    ControlNode<StandardSlider<Label, ValueLabel>>
{
    private var number = 0.0
    private var isEditing = false

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        number = view.value.read()
    }

    override var canHideLabel: Bool { true }

    override func makeRole() -> ElementRole { .slider(view.value.element(at: number)) }

    override func handle(_ action: ElementAction) {
        guard isEnabled else { return }
        switch action {
        case .moveValue(let new): move(to: new)
        case .setValue(let new):
            move(to: new)
            setEditing(false)
        default: break
        }
    }

    /// Moves the slider to a number; one outside of the bounds changes nothing.
    private func move(to new: Double) {
        guard view.value.bounds.contains(new) else { return }
        setEditing(true)
        let new = view.value.rounded(view.value.element(at: number).nearest(to: new))
        if view.value.read() != new { view.value.write(new) }
        showAgain(insteadOf: .slider(view.value.element(at: new)))
    }

    private func setEditing(_ isEditing: Bool) {
        guard self.isEditing != isEditing else { return }
        self.isEditing = isEditing
        view.editingChanged(isEditing)
    }
}
