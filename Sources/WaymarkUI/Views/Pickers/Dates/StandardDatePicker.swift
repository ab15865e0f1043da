// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A date picker that is an element of its own: a field.
nonisolated struct StandardDatePicker<Label: View>: ElementView, ControlView {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    let label: Label

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        DatePickerNode(view, inputs)
    }
}

@MainActor
private final class DatePickerNode<Label: View>: ControlNode<StandardDatePicker<Label>> {
    private var date = Date()
    private var calendar = Calendar.gregorian(in: .current)

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        date = view.selection.wrappedValue
        calendar = .gregorian(in: values.timeZone)
    }

    override var canHideLabel: Bool { true }

    override func makeRole() -> ElementRole { .datePicker(picker(at: calendar.local(date))) }

    private func picker(at value: LocalDateTime) -> DatePickerElement {
        DatePickerElement(
            parts: view.components.parts, value: value,
            earliest: view.bounds.earliest.map(calendar.local),
            latest: view.bounds.latest.map(calendar.local))
    }

    override func handle(_ action: ElementAction) {
        guard case .setText(let text) = action, isEnabled else { return }
        let parts = view.components.parts
        let old = view.selection.wrappedValue
        let shown = calendar.local(old)
        guard let wanted = shown.with(parts, from: text),
            let new = calendar.date(wanted, like: old, keepingSeconds: parts == .date)
        else {
            // The renderer shows something else now, whatever that is.
            return showAgain(insteadOf: .placeholder(message: text))
        }
        let allowed = view.bounds.clamped(new)
        if wanted != shown { view.selection.wrappedValue = allowed }
        showAgain(insteadOf: .datePicker(picker(at: wanted)))
    }
}
