// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A slider's number, to read and to write whatever its type, with its bounds and its step.
nonisolated struct SliderValue {
    let read: () -> Double
    let write: (Double) -> Void
    /// The nearest number that the type has.
    let rounded: (Double) -> Double
    let bounds: ClosedRange<Double>
    let step: Double?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil
    ) where V.Stride: BinaryFloatingPoint {
        read = { Double(value.wrappedValue) }
        write = { value.wrappedValue = V($0) }
        rounded = { Double(V($0)) }
        self.bounds = ClosedRange(finite: bounds)
        self.step = step.map { Double($0) }
    }

    /// Makes what renderers show for a number.
    func element(at number: Double) -> SliderElement {
        SliderElement(value: number, bounds: bounds, step: step)
    }
}

extension ClosedRange<Double> {
    /// The same range; one without an end is from 0 to 1.
    nonisolated init<V: BinaryFloatingPoint>(finite bounds: ClosedRange<V>) {
        let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        self = lower.isFinite && upper.isFinite ? lower...upper : 0...1
    }
}
