// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A look for gauges of your own.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// What stands in a gauge's place.
    associatedtype Body: View
    /// What a style is told about its gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Makes what stands in a gauge's place.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a `GaugeStyle` is told about its gauge.
public nonisolated struct GaugeStyleConfiguration {
    /// How much of the way between the bounds the value is, from 0 to 1.
    public var value: Double
    /// The gauge's label.
    public var label: Label
    /// What tells the value, if there is anything.
    public var currentValueLabel: CurrentValueLabel?
    /// What stands at the least value, if there is anything.
    public var minimumValueLabel: MinimumValueLabel?
    /// What stands at the greatest value, if there is anything.
    public var maximumValueLabel: MaximumValueLabel?
    /// What stands at values in between, if there is anything.
    public var markedValueLabels: MarkedValueLabels?

    /// A gauge's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }

    /// What tells the value, with its type hidden.
    public nonisolated struct CurrentValueLabel: TransparentView {
        let content: AnyView
    }

    /// What stands at the least value, with its type hidden.
    public nonisolated struct MinimumValueLabel: TransparentView {
        let content: AnyView
    }

    /// What stands at the greatest value, with its type hidden.
    public nonisolated struct MaximumValueLabel: TransparentView {
        let content: AnyView
    }

    /// What stands at values in between, with its type hidden.
    public nonisolated struct MarkedValueLabels: TransparentView {
        let content: AnyView
    }
}

/// What `gaugeStyle(_:)` chose.
enum GaugeLook: Equatable {
    case standard(GaugeElement.Style)
    case custom(CustomStyle<GaugeStyleConfiguration>)
}

private struct GaugeLookKey: EnvironmentKey {
    static var defaultValue: GaugeLook { .standard(.linear) }
}

extension EnvironmentValues {
    var gaugeLook: GaugeLook {
        get { self[GaugeLookKey.self] }
        set { self[GaugeLookKey.self] = newValue }
    }
}

extension View {
    /// Gives the gauges in this view one of the standard looks, or one of your own.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeLook, .choosing(style))
    }
}

extension GaugeLook {
    fileprivate nonisolated static func choosing<S: GaugeStyle>(_ style: S) -> Self {
        if let style = style as? any StandardGaugeStyle { return .standard(style.style) }
        return .custom(
            CustomStyle(style) {
                $0.makeBody(configuration: $1).environment(\.gaugeLook, .standard(.linear))
            })
    }
}
