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
    /// A change of the time that a curve, and what was added to it before, takes.
    private enum Step: Hashable, Sendable {
        case delay(Double)
        case speed(Double)
        /// Without a count, for ever.
        case turns(Int?, autoreverses: Bool)
    }

    private var curve: AnyCurve
    /// The changes in the order in which they were added.
    private var steps: [Step] = []
    private var completion: Double?

    /// Makes an animation of a curve of the app's own.
    public init<A: CustomAnimation>(_ base: A) { curve = AnyCurve(base) }

    /// The curve, without what was added to it.
    public var base: any CustomAnimation { curve.base }

    /// The same animation, which begins this many seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { adding(.delay(delay)) }

    /// The same animation this many times as fast.
    public func speed(_ speed: Double) -> Animation { adding(.speed(max(speed, 1e-6))) }

    /// The same animation several times; every second time leads back, unless told otherwise.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        adding(.turns(max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// The same animation without end; every second time leads back, unless told otherwise.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(.turns(nil, autoreverses: autoreverses))
    }

    /// The same animation, which counts as done after this many seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var copy = self
        copy.completion = duration
        return copy
    }

    private func adding(_ step: Step) -> Animation {
        var copy = self
        copy.steps.append(step)
        return copy
    }
}

/// The values over time.
extension Animation {
    /// Returns the value at a time, in seconds, on the way from zero to `value`; `nil` when the
    /// animation is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        switch place(at: time) {
        case .before: .zero
        case .after: nil
        case .within(let time, let isTurn):
            base.animate(value: value, time: time, context: &context) ?? (isTurn ? value : nil)
        }
    }

    /// Returns the velocity at a time; `nil` where it is not known, as where the animation repeats.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard case .within(let inner, let isTurn) = place(at: time), !isTurn else { return nil }
        return base.velocity(value: value, time: inner, context: context)?.scaled(by: rate)
    }

    /// Returns whether this animation goes on from another one, which it replaces.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// The time that it takes altogether, in seconds; infinite for one without end.
    var seconds: Double { Self.length(of: steps[...], around: curve.length) }

    /// The time after which it counts as done, in seconds.
    var secondsUntilComplete: Double {
        completion ?? Self.length(of: steps[...], around: curve.logicalLength)
    }

    /// The factor by which all speeds together change the curve's.
    private var rate: Double {
        steps.reduce(1) { rate, step in
            if case .speed(let speed) = step { rate * speed } else { rate }
        }
    }

    private static func length(of steps: ArraySlice<Step>, around length: Double) -> Double {
        steps.reduce(length) { length, step in
            switch step {
            case .delay(let delay): length + delay
            case .speed(let speed): length / speed
            case .turns(let count, _): count.map { length * Double($0) } ?? .infinity
            }
        }
    }
}

/// A moment of an animation.
private enum Moment {
    case before, after
    /// A time of the curve, and whether that is one turn of several.
    case within(Double, isTurn: Bool)
}

extension Animation {
    /// Finds the time of the curve that is seen at a time: from the last change to the first.
    private func place(at time: TimeInterval) -> Moment {
        var time = time
        var isTurn = false
        for index in steps.indices.reversed() {
            switch steps[index] {
            case .delay(let delay): time -= delay
            case .speed(let speed): time *= speed
            case .turns(let count, let autoreverses):
                let length = Self.length(of: steps[..<index], around: curve.length)
                guard length > 0, length.isFinite else { return length > 0 ? .before : .after }
                guard time > 0 else { return .before }
                let turn = (time / length).rounded(.down)
                if let count, turn >= Double(count) { return .after }
                let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
                time -= turn * length
                if isBack { time = length - time }
                isTurn = true
            }
        }
        return time > 0 ? .within(time, isTurn: isTurn) : .before
    }
}

/// A curve whose type is hidden.
private struct AnyCurve: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }

    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    /// The time until the curve is over; an app's own is followed for ten minutes.
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
