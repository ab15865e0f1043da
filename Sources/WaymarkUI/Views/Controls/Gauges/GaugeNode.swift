// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A gauge that is an element of its own.
nonisolated struct StandardGauge<Label: View, Current: View, End: View, Marks: View>:
    ElementView, ControlView
{
    let value: Double
    let bounds: ClosedRange<Double>
    let label: PartedLabel<Label, End, Current>
    let marks: Marks

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        GaugeNode(view, inputs)
    }

    /// The configuration that a style of an app's own is given.
    var configuration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: GaugeElement(value: value, bounds: bounds).share,
            label: .init(content: AnyView(label.title)),
            currentValueLabel: AnyView(unlessEmpty: label.current).map { .init(content: $0) },
            minimumValueLabel: AnyView(unlessEmpty: label.minimum).map { .init(content: $0) },
            maximumValueLabel: AnyView(unlessEmpty: label.maximum).map { .init(content: $0) },
            markedValueLabels: AnyView(unlessEmpty: marks).map { .init(content: $0) })
    }
}

@MainActor
private final class GaugeNode<Label: View, Current: View, End: View, Marks: View>:
    ControlNode<StandardGauge<Label, Current, End, Marks>>, WordsReader
{
    private var style = GaugeElement.Style.linear

    override var readsModel: Bool { false }

    override func read(_ values: EnvironmentValues) {
        super.read(values)
        if case .standard(let style) = values.gaugeLook { self.style = style }
    }

    override var focusableElement: ElementID? { nil }

    override var canHideLabel: Bool { true }

    func wordsChanged() { graph.setContentDirty(self) }

    override func makeRole() -> ElementRole {
        .gauge(
            GaugeElement(
                value: view.value, bounds: view.bounds, style: style,
                words: child?.node.currentWords))
    }
}
