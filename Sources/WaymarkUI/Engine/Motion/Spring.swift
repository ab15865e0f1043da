// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The motion of a spring.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 100.0, time: 0.25)
/// ```
public struct Spring: Hashable, Sendable {
    /// The mass at its end.
    public let mass: Double
    /// The force against being stretched.
    public let stiffness: Double
    /// The force against being moved.
    public let damping: Double

    /// Makes a spring of its mass, its stiffness and its damping.
    ///
    /// - Parameter allowOverDamping: Whether it may be slower than one that just does not swing.
    public init(
        mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        let most = 2 * (self.mass * self.stiffness).squareRoot()
        self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), most)
    }

    /// Makes a spring of its duration and its bounce.
    ///
    /// - Parameters:
    ///   - duration: About the time that it takes, in seconds.
    ///   - bounce: From -1 over 0, which does not swing, to 1, which swings for ever.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let bounce = min(max(bounce, -0.999), 1)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Makes a spring of its response and its damping ratio.
    ///
    /// - Parameters:
    ///   - response: The time of one swing without damping, in seconds.
    ///   - dampingRatio: From 0, which swings for ever, to 1, which does not swing.
    public init(response: Double, dampingRatio: Double) {
        let rate = 2 * Double.pi / max(response, 1e-4)
        self.init(
            stiffness: rate * rate, damping: 2 * max(dampingRatio, 0) * rate,
            allowOverDamping: true)
    }

    /// Makes a spring of the time until it is at rest.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time until it is nearer to its end than `epsilon`, in seconds.
    ///   - dampingRatio: From 0, which swings for ever, to 1, which does not swing.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let one = Spring(response: 1, dampingRatio: max(dampingRatio, 0.01))
        let time = one.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(
            response: settlingDuration / max(time, 1e-6), dampingRatio: max(dampingRatio, 0.01))
    }

    /// The time of one swing without damping, in seconds.
    public var response: Double { 2 * .pi / rate }
    /// From 0, which swings for ever, to 1, which does not swing; more is slower.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
    /// About the time that it takes, in seconds.
    public var duration: TimeInterval { response }
    /// From -1 over 0, which does not swing, to 1, which swings for ever.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The time until it is at rest on its way from 0 to 1, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

    /// A spring that does not swing.
    public static var smooth: Spring { smooth() }
    /// A spring that swings a little.
    public static var snappy: Spring { snappy() }
    /// A spring that swings.
    public static var bouncy: Spring { bouncy() }

    /// A spring that does not swing, unless more is asked for.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that swings a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Radians in a second, without damping.
    private var rate: Double { (stiffness / mass).squareRoot() }
}

/// The motion itself.
extension Spring {
    /// The value at a time, on the way from zero to a target.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let motion = motion(at: time)
        return target - target.scaled(by: motion.rest) + initialVelocity.scaled(by: motion.push)
    }

    /// The velocity at a time, on the way from zero to a target.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let step = 1e-5
        let before = value(target: target, initialVelocity: initialVelocity, time: time - step)
        let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
        return (after - before).scaled(by: 1 / (2 * step))
    }

    /// Goes on for some seconds from where a value is and how it moves.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = value
        let speed = velocity
        value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    }

    /// The force on a value that is somewhere and moves.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time until a value stays nearer to its target than `epsilon`, in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
    ) -> TimeInterval {
        let slowest =
            dampingRatio < 1
            ? dampingRatio * rate
            : rate * (dampingRatio - max(dampingRatio * dampingRatio - 1, 0).squareRoot())
        guard slowest > 1e-6 else { return .infinity }
        let size =
            target.magnitudeSquared.squareRoot()
            + initialVelocity.magnitudeSquared.squareRoot() / rate
        guard size > epsilon else { return 0 }
        // Where it just does not swing, it comes a little later than its envelope.
        let late = abs(dampingRatio - 1) < 0.1 ? 1.4 : 1
        return late * log(size / epsilon) / slowest
    }

    /// The parts of the way that are left, and of a first push that are there, at a time.
    private func motion(at time: TimeInterval) -> (rest: Double, push: Double) {
        let time = max(time, -1e-4)
        let decay = exp(-dampingRatio * rate * time)
        let gap = 1 - dampingRatio * dampingRatio
        if abs(gap) < 1e-9 { return (decay * (1 + rate * time), decay * time) }
        let swing = rate * abs(gap).squareRoot()
        if gap > 0 {
            let odd = decay * sin(swing * time) / swing
            return (decay * cos(swing * time) + dampingRatio * rate * odd, odd)
        }
        // Two speeds at which it comes to rest, the slower one first.
        let slow = exp((swing - dampingRatio * rate) * time)
        let fast = exp(-(swing + dampingRatio * rate) * time)
        let odd = (slow - fast) / (2 * swing)
        return ((slow + fast) / 2 + dampingRatio * rate * odd, odd)
    }
}

/// The motion of values of which a part can be animated.
extension Spring {
    /// The value at a time, on the way from one to another.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V {
        var copy = toValue
        let way = toValue.animatableData - fromValue.animatableData
        copy.animatableData =
            fromValue.animatableData
            + value(target: way, initialVelocity: initialVelocity, time: time)
        return copy
    }

    /// The velocity at a time, on the way from one to another.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V.AnimatableData {
        velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity, time: time)
    }

    /// The time until it is at rest on the way from one value to another, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, epsilon: Double = 0.001
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// The force on a value that is somewhere and moves.
    public func force<V: Animatable>(
        fromValue: V, toValue: V, position: V, velocity: V.AnimatableData
    ) -> V.AnimatableData {
        force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity)
    }
}
