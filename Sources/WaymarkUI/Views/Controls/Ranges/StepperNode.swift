// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A stepper that is an element of its own.
nonisolated struct StandardStepper<Label: View>: ElementView, ControlView {
    let steps: Steps
    let label: Label

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        StepperNode(view, inputs)
    }
}

@MainActor private final class StepperNode<Label: View>: ControlNode<StandardStepper<Label>> {
    private var shown = StepperElement()

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        let steps = view.steps
        shown = StepperElement(
            value: steps.number(), minimum: steps.limits.least, maximum: steps.limits.greatest,
            canIncrement: steps.up != nil && steps.canGoUp(),
            canDecrement: steps.down != nil && steps.canGoDown(), words: steps.words?())
    }

    override var canHideLabel: Bool { true }

    override func makeRole() -> ElementRole { .stepper(shown) }

    override func handle(_ action: ElementAction) {
        guard isEnabled else { return }
        switch action {
        case .increment where shown.canIncrement: act(view.steps.up)
        case .decrement where shown.canDecrement: act(view.steps.down)
        case .setValue(let end) where end == shown.minimum && shown.canDecrement:
            act(view.steps.goToLeast)
        case .setValue(let end) where end == shown.maximum && shown.canIncrement:
            act(view.steps.goToGreatest)
        default: break
        }
    }

    private func act(_ step: (() -> Void)?) {
        view.steps.editingChanged(true)
        step?()
        view.steps.editingChanged(false)
        reevaluate()
    }
}
