// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A look for gauges of your own.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// The type of the view that stands in a gauge's place.
    associatedtype Body: View
    /// The properties of a gauge that its style is given.
    typealias Configuration = GaugeStyleConfiguration

    /// Makes what stands in a gauge's place.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a `GaugeStyle` is given.
public nonisolated struct GaugeStyleConfiguration {
    /// The value as a share of the way between the bounds, from 0 to 1.
    public var value: Double
    /// The gauge's label.
    public var label: Label
    /// The label that tells the value, if there is one.
    public var currentValueLabel: CurrentValueLabel?
    /// The label at the least value, if there is one.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label at the greatest value, if there is one.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels at values in between, if there are any.
    public var markedValueLabels: MarkedValueLabels?

    /// A gauge's label whose type is hidden.
    public nonisolated struct Label: TransparentView {
        let content: AnyView
    }

    /// The label that tells the value, with its type hidden.
    public nonisolated struct CurrentValueLabel: TransparentView {
        let content: AnyView
    }

    /// The label at the least value, with its type hidden.
    public nonisolated struct MinimumValueLabel: TransparentView {
        let content: AnyView
    }

    /// The label at the greatest value, with its type hidden.
    public nonisolated struct MaximumValueLabel: TransparentView {
        let content: AnyView
    }

    /// The labels at values in between, with their type hidden.
    public nonisolated struct MarkedValueLabels: TransparentView {
        let content: AnyView
    }
}

/// The style that `gaugeStyle(_:)` chose.
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
