// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A gauge style of the framework.
nonisolated protocol StandardGaugeStyle: GaugeStyle {
    /// The style in which renderers draw it.
    var style: GaugeElement.Style { get }
}

extension StandardGaugeStyle {
    /// A gauge in the renderer's look.
    public func makeBody(configuration: Configuration) -> some View {
        Gauge(configuration).environment(\.gaugeLook, .standard(style))
    }
}

extension Gauge
where
    Label == GaugeStyleConfiguration.Label,
    CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
    BoundsLabel == AnyView, MarkedValueLabels == EmptyView
{
    /// The gauge that a style is asked to show.
    fileprivate nonisolated init(_ configuration: GaugeStyleConfiguration) {
        self.init(
            configuration.value, in: 0...1, title: configuration.label,
            current: configuration.currentValueLabel,
            minimum: AnyView(configuration.minimumValueLabel),
            maximum: AnyView(configuration.maximumValueLabel), marks: EmptyView())
    }
}

/// The look that fits where the gauge stands: a line that fills.
public nonisolated struct DefaultGaugeStyle: StandardGaugeStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}

    var style: GaugeElement.Style { .linear }
}

/// A line with a mark at the value.
public nonisolated struct LinearGaugeStyle: StandardGaugeStyle {
    /// Makes the style; `.linear` is shorter.
    public init() {}

    var style: GaugeElement.Style { .marked }
}

/// A line that fills up to the value.
public nonisolated struct LinearCapacityGaugeStyle: StandardGaugeStyle {
    /// Makes the style; `.linearCapacity` is shorter.
    public init() {}

    var style: GaugeElement.Style { .linear }
}

/// A ring around the value. *Differs from Apple:* it fills and has no mark.
public nonisolated struct CircularGaugeStyle: StandardGaugeStyle {
    /// Makes the style; `.circular` is shorter.
    public init() {}

    var style: GaugeElement.Style { .circular }
}

/// A small line with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: StandardGaugeStyle {
    /// Makes the style; `.accessoryLinear` is shorter.
    public init() {}

    var style: GaugeElement.Style { .marked }
}

/// A small line that fills up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: StandardGaugeStyle {
    /// Makes the style; `.accessoryLinearCapacity` is shorter.
    public init() {}

    var style: GaugeElement.Style { .linear }
}

/// A small ring around the value. *Differs from Apple:* it fills and has no mark.
public nonisolated struct AccessoryCircularGaugeStyle: StandardGaugeStyle {
    /// Makes the style; `.accessoryCircular` is shorter.
    public init() {}

    var style: GaugeElement.Style { .circular }
}

/// A small ring that fills up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: StandardGaugeStyle {
    /// Makes the style; `.accessoryCircularCapacity` is shorter.
    public init() {}

    var style: GaugeElement.Style { .circular }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The look that fits where the gauge stands: a line that fills.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// A line with a mark at the value.
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A line that fills up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    /// A ring around the value.
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small line with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small line that fills up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A small ring around the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A small ring that fills up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
