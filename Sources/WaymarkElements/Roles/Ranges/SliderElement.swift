// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A number between two others that a person moves.
public struct SliderElement: Equatable, Sendable {
    /// The number, within the bounds.
    public var value: Double
    /// The least and the greatest number.
    public var bounds: ClosedRange<Double>
    /// The distance between neighbouring numbers that can be chosen; `nil` is any distance.
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

extension SliderElement: OutlinedRole {
    var outline: String { line("slider", "\(value)", bounds.outline, step.map { "by \($0)" }) }
}
