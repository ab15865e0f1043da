// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A curve that knows how long it takes.
protocol MeasuredCurve: CustomAnimation {
    /// The time until it is there for good, in seconds.
    var length: Double { get }
    /// The time until it counts as done, in seconds.
    var logicalLength: Double { get }
}

/// A curve of a given duration.
struct TimedCurve: MeasuredCurve {
    let curve: UnitCurve
    let duration: Double

    var length: Double { max(duration, 0) }
    var logicalLength: Double { length }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < length else { return nil }
        return value.scaled(by: curve.value(at: time / length))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard 0..<length ~= time else { return .zero }
        return value.scaled(by: curve.velocity(at: time / length) / length)
    }
}

/// The motion of a spring.
struct SpringCurve: MeasuredCurve {
    let spring: Spring
    /// The speed at first, as a part of the way in a second.
    var initialVelocity = 0.0

    /// One that swings for ever is seen for a minute.
    var length: Double {
        min(spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity), 60)
    }

    var logicalLength: Double { min(spring.duration, length) }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        context.isLogicallyComplete = time >= logicalLength
        guard time < length else { return nil }
        return spring.value(
            target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        spring.velocity(
            target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { true }
}
