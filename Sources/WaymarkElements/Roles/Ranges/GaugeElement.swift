// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A number between two others, to look at.
public struct GaugeElement: Equatable, Sendable {
    /// The way in which a gauge is drawn.
    public enum Style: String, Equatable, Sendable {
        /// A line that fills.
        case linear
        /// A line with a mark on it.
        case marked
        /// A ring that fills.
        case circular
    }

    /// The number, within the bounds.
    public var value: Double
    /// The least and the greatest number.
    public var bounds: ClosedRange<Double>
    /// The way in which it is drawn.
    public var style: Style
    /// The number in the app's words, as assistive technology reads it.
    public var words: String?

    /// Makes a line between 0 and 1, unless told otherwise.
    public init(
        value: Double, bounds: ClosedRange<Double> = 0...1, style: Style = .linear,
        words: String? = nil
    ) {
        self.value = bounds.clamp(value)
        self.bounds = bounds
        self.style = style
        self.words = words
    }

    /// The share of the way from the least to the greatest number that the value has come, from 0
    /// to 1.
    public var share: Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? (value - bounds.lowerBound) / length : 0
    }
}

extension GaugeElement: OutlinedRole {
    var outline: String {
        line(
            "gauge", style == .linear ? nil : style.rawValue, "\(value)", bounds.outline)
    }
}
