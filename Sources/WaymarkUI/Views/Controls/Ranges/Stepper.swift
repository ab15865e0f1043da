// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Something that goes up and down by steps, with one button for each way.
///
/// Its label says what it is about, and where it stands. In a menu it is two entries.
///
/// *Differs from Apple:* a value with a format stands beside the buttons, and is not a field.
public nonisolated struct Stepper<Label: View>: StyledView {
    let standard: StandardStepper<Label>

    init(_ steps: Steps, label: Label) {
        standard = StandardStepper(steps: steps, label: label)
    }

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        guard inputs.isInMenu else { return nil }
        return AnyView(StepEntries(label: standard.label, steps: standard.steps))
    }
}

/// Steppers with any label.
extension Stepper {
    /// A stepper that calls these; the button of what is `nil` is disabled.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Steps(up: onIncrement, down: onDecrement, onEditingChanged), label: label())
    }

    /// A stepper that changes a value.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Steps(value, step: step, onEditingChanged), label: label())
    }

    /// A stepper that changes a value within bounds; at these, a button is disabled.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Steps(value, in: bounds, step: step, onEditingChanged), label: label())
    }

    /// A stepper that changes a value and shows it in a format.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Steps(value, step: step, format, onEditingChanged), label: label())
    }

    /// A stepper that changes a value within bounds and shows it in a format.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            Steps(value, in: bounds, step: step, format, onEditingChanged), label: label())
    }
}

/// The older forms: the label first is newer.
extension Stepper {
    /// A stepper that calls these; the button of what is `nil` is disabled.
    public nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(Steps(up: onIncrement, down: onDecrement, onEditingChanged), label: label())
    }

    /// A stepper that changes a value.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Steps(value, step: step, onEditingChanged), label: label())
    }

    /// A stepper that changes a value within bounds; at these, a button is disabled.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(Steps(value, in: bounds, step: step, onEditingChanged), label: label())
    }
}
