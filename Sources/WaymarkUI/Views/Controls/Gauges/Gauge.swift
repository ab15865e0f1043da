// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A number between two others, to look at.
///
/// In a menu it is its label.
public nonisolated struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: StyledView {
    let standard: StandardGauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>

    init<V: BinaryFloatingPoint>(
        _ value: V, in bounds: ClosedRange<V>, title: Label, current: CurrentValueLabel,
        minimum: BoundsLabel, maximum: BoundsLabel, marks: MarkedValueLabels
    ) {
        standard = StandardGauge(
            value: Double(value), bounds: ClosedRange(finite: bounds),
            label: PartedLabel(title: title, minimum: minimum, maximum: maximum, current: current),
            marks: marks)
    }

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        if inputs.isInMenu { return AnyView(standard.label.title) }
        guard case .custom(let style) = values.gaugeLook else { return nil }
        return style.makeBody(standard.configuration)
    }
}

extension Gauge {
    /// A gauge with a label, a view that tells the value, views at its ends, and views at values in
    /// between.
    ///
    /// *Differs from Apple:* only a style of an app's own shows the views in between.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, in: bounds, title: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            marks: markedValueLabels())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with a label, a view that tells the value, and views at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, in: bounds, title: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel(), marks: EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label, and a view that tells the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value, in: bounds, title: label(), current: currentValueLabel(), minimum: EmptyView(),
            maximum: EmptyView(), marks: EmptyView())
    }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
    }
}
