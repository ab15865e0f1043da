// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A number that a person moves between two others.
///
/// The label stands beside it, as on a Mac; `labelsHidden()` leaves it to assistive technology.
/// In a menu it is two entries, one up and one down.
///
/// *Differs from Apple:* in a form on a phone the label is shown too.
public nonisolated struct Slider<Label: View, ValueLabel: View>: StyledView {
    let standard: StandardSlider<Label, ValueLabel>

    init(
        _ value: SliderValue, _ editingChanged: @escaping (Bool) -> Void, title: Label,
        minimum: ValueLabel, maximum: ValueLabel
    ) {
        standard = StandardSlider(
            value: value, editingChanged: editingChanged,
            label: PartedLabel(
                title: title, minimum: minimum, maximum: maximum, current: EmptyView()))
    }

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        inputs.isInMenu ? AnyView(standard.entries) : nil
    }
}

extension Slider {
    /// A slider with any label, and views at its two ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, in: bounds), onEditingChanged, title: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A slider that moves by steps, with any label, and views at its two ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, in: bounds, step: step), onEditingChanged, title: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A slider with any label, and views at its two ends. The older form: closures in another
    /// order are newer.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, in: bounds), onEditingChanged, title: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }

    /// A slider that moves by steps, with any label, and views at its two ends. The older form:
    /// closures in another order are newer.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, in: bounds, step: step), onEditingChanged, title: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with any label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, in: bounds), onEditingChanged, title: label())
    }

    /// A slider that moves by steps, with any label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, in: bounds, step: step), onEditingChanged, title: label())
    }

    /// A slider with any label. The older form: the label first is newer.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, in: bounds), onEditingChanged, title: label())
    }

    /// A slider that moves by steps, with any label. The older form: the label first is newer.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, in: bounds, step: step), onEditingChanged, title: label())
    }

    private nonisolated init(
        _ value: SliderValue, _ editingChanged: @escaping (Bool) -> Void, title: Label
    ) {
        self.init(
            value, editingChanged, title: title, minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label; give it an `accessibilityLabel(_:)`.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider without a label that moves by steps; give it an `accessibilityLabel(_:)`.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }
}
