// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ClosedRange<Double> {
    /// The number nearest to this one that is within the bounds; what is no number is the least.
    func clamp(_ number: Double) -> Double {
        number.isNaN ? lowerBound : Swift.min(Swift.max(number, lowerBound), upperBound)
    }

    /// The bounds in an outline.
    var outline: String { "of \(lowerBound) to \(upperBound)" }
}
