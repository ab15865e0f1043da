// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Animations of a given duration.
extension Animation {
    private static func timed(_ curve: UnitCurve, _ duration: Double) -> Animation {
        Animation(TimedCurve(curve: curve, duration: duration))
    }

    /// The animation to use where no other is asked for: a spring that does not swing.
    public static let `default` = Animation.smooth
    /// The same speed from start to end.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at the start; for what leaves the screen.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the end; for what comes to the screen.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at the start and at the end; for what moves from one place to another.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// The same speed from start to end, in this many seconds.
    public static func linear(duration: TimeInterval) -> Animation { timed(.linear, duration) }

    /// Slow at the start, in this many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timed(.easeIn, duration) }

    /// Slow at the end, in this many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timed(.easeOut, duration) }

    /// Slow at the start and at the end, in this many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timed(.easeInOut, duration)
    }

    /// A Bézier curve with two points between, in this many seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timed(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration)
    }

    /// A curve, in this many seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        timed(curve, duration)
    }
}

/// Animations by springs.
///
/// *Differs from Apple:* durations of blending are not used, because a spring goes on from where
/// another one was.
extension Animation {
    /// A spring that does not swing.
    public static var spring: Animation { spring() }

    /// A spring of a duration and a bounce.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// A spring of a response and a damping fraction.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringCurve(spring: spring))
    }

    /// A quick spring, for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A quick spring, for what follows a finger, of a response and a damping
    /// fraction.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A quick spring, for what follows a finger, of a duration and a bounce.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    /// A spring that adds to others under way.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// A spring of mass, stiffness and damping that adds to others under way.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(
            mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring of a duration and a bounce that adds to others under way.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that adds to others under way.
    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0
    ) -> Animation {
        Animation(SpringCurve(spring: spring, initialVelocity: initialVelocity))
    }

    /// A spring that does not swing.
    public static var smooth: Animation { smooth() }
    /// A spring that swings a little.
    public static var snappy: Animation { snappy() }
    /// A spring that swings.
    public static var bouncy: Animation { bouncy() }

    /// A spring that does not swing, unless more is asked for.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that swings a little.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that swings.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
