// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A way in which changes are seen: how long they take, and how fast they are at each moment.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.2)) { isOpen = true }
/// ```
///
/// *Differs from Apple:* no renderer animates changes of views yet; screens and sheets move by
/// themselves.
public struct Animation: Hashable, Sendable {
    private var curve: AnyCurve
    private(set) var delay: Double = 0
    private(set) var speed: Double = 1
    /// How often it is seen; `nil` is for ever.
    private(set) var count: Int? = 1
    /// True if every second time leads back.
    private(set) var autoreverses = false
    private var completion: Double?

    /// Makes an animation of a curve of the app's own.
    public init<A: CustomAnimation>(_ base: A) { curve = AnyCurve(base) }

    /// The curve, without what was added to it.
    public var base: any CustomAnimation { curve.base }

    /// The same animation, which begins this many seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        with { $0.delay += delay * $0.speed }
    }

    /// The same animation this many times as fast.
    public func speed(_ speed: Double) -> Animation { with { $0.speed *= max(speed, 1e-6) } }

    /// The same animation several times; every second time leads back, unless told otherwise.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with {
            $0.count = max(repeatCount, 1)
            $0.autoreverses = autoreverses
        }
    }

    /// The same animation without end; every second time leads back, unless told otherwise.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with {
            $0.count = nil
            $0.autoreverses = autoreverses
        }
    }

    /// The same animation, which counts as done after this many seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        with { $0.completion = duration }
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}

/// The values over time.
extension Animation {
    /// Returns the value at a time, in seconds, on the way from zero to `value`; `nil` once it is
    /// there for good.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let time = time * speed - delay
        guard time > 0 else { return .zero }
        let length = length
        guard length.isFinite, count != 1 else {
            return base.animate(value: value, time: time, context: &context)
        }
        let turn = length > 0 ? (time / length).rounded(.down) : Double.infinity
        if let count, turn >= Double(count) { return nil }
        let isBack = autoreverses && Int(turn) % 2 == 1
        let within = time - turn * length
        let shown = base.animate(
            value: value, time: isBack ? length - within : within, context: &context)
        return shown ?? value
    }

    /// Returns the velocity at a time; `nil` where it is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time * speed - delay, context: context)
    }

    /// Returns whether this animation goes on from another one, which it replaces.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// The time that the curve takes once, in seconds; infinite for one that goes on for ever.
    var length: Double { curve.length }

    /// The time that it takes altogether, in seconds.
    var seconds: Double { (delay + length * Double(count ?? .max)) / speed }

    /// The time after which it counts as done, in seconds.
    var secondsUntilComplete: Double { completion ?? (delay + curve.logicalLength) / speed }
}

/// A curve whose type is hidden.
private struct AnyCurve: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    /// The time until the curve is there for good; an app's own is followed for ten minutes.
    var length: Double {
        if let known = base as? any MeasuredCurve { return known.length }
        var context = AnimationContext<Double>()
        for step in 0..<36_000 {
            let time = Double(step) / 60
            if base.animate(value: 1.0, time: time, context: &context) == nil { return time }
        }
        return .infinity
    }

    var logicalLength: Double { (base as? any MeasuredCurve)?.logicalLength ?? length }
}
