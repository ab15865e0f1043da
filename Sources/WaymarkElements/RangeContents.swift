// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A number between two others that a person moves.
public struct Slider: Equatable, Sendable {
    /// The number, within the bounds.
    public var value: Double
    /// The least and the greatest number.
    public var bounds: ClosedRange<Double>
    /// How far two numbers lie apart that can be chosen; `nil` is any distance.
    public var step: Double?

    /// Makes a slider without steps between 0 and 1, unless told otherwise.
    public init(value: Double, bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
        self.value = bounds.clamp(value)
        self.bounds = bounds
        self.step = step
    }

    /// The number that can be chosen nearest to this one: within the bounds, a whole count of steps
    /// from the least.
    public func nearest(to number: Double) -> Double {
        let inside = bounds.clamp(number)
        guard let step, step > 0 else { return inside }
        let count = ((inside - bounds.lowerBound) / step).rounded()
        var found = bounds.lowerBound + count * step
        if found > bounds.upperBound + step * 1e-6 { found -= step }
        return abs(found - inside) < step * 1e-6 ? inside : bounds.clamp(found)
    }
}

/// Something that goes up and down by steps.
public struct Stepper: Equatable, Sendable {
    /// The number that it stands at; `nil` where it is no number.
    public var value: Double?
    /// The least number; `nil` is no limit.
    public var minimum: Double?
    /// The greatest number; `nil` is no limit.
    public var maximum: Double?
    /// Whether it can go up from here.
    public var canIncrement: Bool
    /// Whether it can go down from here.
    public var canDecrement: Bool
    /// The number in the app's words; `nil` where the label says it.
    public var words: String?

    /// Makes a stepper that can go both ways, unless told otherwise.
    public init(
        value: Double? = nil, minimum: Double? = nil, maximum: Double? = nil,
        canIncrement: Bool = true, canDecrement: Bool = true, words: String? = nil
    ) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.canIncrement = canIncrement
        self.canDecrement = canDecrement
        self.words = words
    }
}

/// How much of something is done.
public struct Progress: Equatable, Sendable {
    /// How it is drawn: a line that fills, or a ring.
    public enum Style: String, Equatable, Sendable { case linear, circular }

    /// The share that is done, from 0 to 1; `nil` where nobody knows.
    public var share: Double?
    /// How it is drawn.
    public var style: Style
    /// The share in the app's words, as assistive technology reads it.
    public var words: String?

    /// Makes a line that fills, unless told otherwise.
    public init(share: Double? = nil, style: Style = .linear, words: String? = nil) {
        self.share = share.map { (0.0...1.0).clamp($0) }
        self.style = style
        self.words = words
    }
}

/// A number between two others, to look at.
public struct Gauge: Equatable, Sendable {
    /// How it is drawn.
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
    /// How it is drawn.
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

    /// How much of the way from the least to the greatest number this is, from 0 to 1.
    public var share: Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? (value - bounds.lowerBound) / length : 0
    }
}

/// What stands at one place of a slider, a progress view or a gauge, beside its label.
public enum ControlPart: String, Equatable, Sendable {
    /// At the end of the least number.
    case minimum
    /// At the end of the greatest number.
    case maximum
    /// Where the number itself is told.
    case current
}

extension ClosedRange<Double> {
    /// The number nearest to this one that is within the bounds; what is no number is the least.
    fileprivate func clamp(_ number: Double) -> Double {
        number.isNaN ? lowerBound : Swift.min(Swift.max(number, lowerBound), upperBound)
    }
}
