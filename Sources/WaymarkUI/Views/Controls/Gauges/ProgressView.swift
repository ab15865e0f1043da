// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that shows how much of something is done, or that something is being done.
///
/// Without a value it is a ring that turns, with one a line that fills; `progressViewStyle(_:)`
/// decides otherwise. In a menu it is its label.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: StyledView {
    let standard: StandardProgress<Label, CurrentValueLabel>

    init(share: Double?, title: Label, current: CurrentValueLabel) {
        standard = StandardProgress(
            share: share,
            label: PartedLabel(
                title: title, minimum: EmptyView(), maximum: EmptyView(), current: current))
    }

    @MainActor func styled(
        by values: EnvironmentValues, in inputs: _NodeInputs
    ) -> AnyView? {
        if inputs.isInMenu { return AnyView(standard.label.title) }
        return switch values.progressLook {
        case .standard(_, let tint): tint.map { AnyView(standard.tint($0)) }
        case .custom(let style): style.makeBody(standard.configuration)
        }
    }
}

extension ProgressView {
    /// Progress with any label, and a view that tells the value; `nil` is a value that nobody
    /// knows.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            share: Self.share(of: value, in: total), title: label(),
            current: currentValueLabel())
    }

    /// The share that is done; of nothing, nothing is.
    private static func share<V: BinaryFloatingPoint>(of value: V?, in total: V) -> Double? {
        guard let value else { return nil }
        return total > 0 ? Double(value / total) : 0
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that is being done, with any label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(share: nil, title: label(), current: EmptyView())
    }

    /// Progress with any label; `nil` is a value that nobody knows.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something that is being done.
    public nonisolated init() { self.init { EmptyView() } }

    /// Progress without a label; `nil` is a value that nobody knows.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something that is being done, with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Something that is being done, with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Progress with a title; `nil` is a value that nobody knows.
    public nonisolated init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Progress with a title that is known at run time; `nil` is a value that nobody knows.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress that a custom style is asked to show.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            share: configuration.fractionCompleted,
            title: configuration.label ?? .init(content: AnyView(EmptyView())),
            current: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
    }
}
