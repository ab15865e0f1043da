// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The steps up and down, whatever the type of what changes.
nonisolated final class Steps {
    /// The step up; `nil` where there is no way up, ever.
    let up: (() -> Void)?
    /// The step down; `nil` where there is no way down, ever.
    let down: (() -> Void)?
    private(set) var canGoUp: () -> Bool = { true }
    private(set) var canGoDown: () -> Bool = { true }
    /// The number that is shown; `nil` where it is none.
    private(set) var number: () -> Double? = { nil }
    /// The least and the greatest number, where there are any.
    private(set) var limits: (least: Double?, greatest: Double?) = (nil, nil)
    /// Goes to the least or to the greatest.
    private(set) var goToLeast: () -> Void = {}
    private(set) var goToGreatest: () -> Void = {}
    /// The number in the app's words.
    private(set) var words: (() -> String)?
    let editingChanged: (Bool) -> Void

    init(
        up: (() -> Void)?, down: (() -> Void)?, _ editingChanged: @escaping (Bool) -> Void
    ) {
        self.up = up
        self.down = down
        self.editingChanged = editingChanged
    }

    init<V: Strideable>(
        _ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride,
        _ editingChanged: @escaping (Bool) -> Void
    ) {
        let limits = bounds ?? Self.all(of: V.self)
        up = { value.wrappedValue = Self.next(value.wrappedValue, step, upTo: limits) }
        down = { value.wrappedValue = Self.next(value.wrappedValue, -step, downTo: limits) }
        if let limits {
            canGoUp = { value.wrappedValue < limits.upperBound }
            canGoDown = { value.wrappedValue > limits.lowerBound }
        }
        number = { Self.number(value.wrappedValue) }
        if let bounds {
            self.limits = (Self.number(bounds.lowerBound), Self.number(bounds.upperBound))
            goToLeast = { value.wrappedValue = bounds.lowerBound }
            goToGreatest = { value.wrappedValue = bounds.upperBound }
        }
        self.editingChanged = editingChanged
    }

    /// The same with the number in a format.
    convenience init<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil,
        step: F.FormatInput.Stride, _ format: F, _ editingChanged: @escaping (Bool) -> Void
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, in: bounds, step: step, editingChanged)
        words = { format.format(value.wrappedValue) }
    }

    /// A slider's steps, or tenths of its length.
    convenience init(_ slider: SliderValue, _ editingChanged: @escaping (Bool) -> Void) {
        let bounds = slider.bounds
        let step = slider.step ?? (bounds.upperBound - bounds.lowerBound) / 10
        let source = UncheckedTransfer(slider)
        let value = Binding<Double>(
            get: { source.value.element(at: source.value.read()).value },
            set: { source.value.write($0) })
        self.init(value, in: bounds, step: step, editingChanged)
    }
}

extension Steps {
    /// One step up, but not beyond the end, which may be nearer than a step.
    private static func next<V: Strideable>(
        _ value: V, _ step: V.Stride, upTo limits: ClosedRange<V>?
    ) -> V {
        guard let end = limits?.upperBound else { return value.advanced(by: step) }
        if value >= end || value.distance(to: end) < step { return end }
        return value.advanced(by: step)
    }

    private static func next<V: Strideable>(
        _ value: V, _ step: V.Stride, downTo limits: ClosedRange<V>?
    ) -> V {
        guard let end = limits?.lowerBound else { return value.advanced(by: step) }
        if value <= end || value.distance(to: end) > step { return end }
        return value.advanced(by: step)
    }

    /// All that an integer's type has, so that no step goes beyond.
    private static func all<V: Strideable>(of type: V.Type) -> ClosedRange<V>? {
        func limits<I: FixedWidthInteger>(_ type: I.Type) -> ClosedRange<V>? {
            (I.min...I.max) as? ClosedRange<V>
        }
        return (V.self as? any FixedWidthInteger.Type).flatMap { limits($0) }
    }

    private static func number<V>(_ value: V) -> Double? {
        let number =
            switch value {
            case let value as any BinaryInteger: Double(value)
            case let value as any BinaryFloatingPoint: Double(value)
            default: Double.nan
            }
        return number.isFinite ? number : nil
    }
}
