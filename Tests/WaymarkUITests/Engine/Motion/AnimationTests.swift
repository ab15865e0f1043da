// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing

@testable import WaymarkUI

/// The values of animations over time.
@MainActor @Suite struct AnimationTests {
    private func value(_ animation: Animation, at time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: 100.0, time: time, context: &context)
    }

    private func isNear(_ a: Double?, _ b: Double, by distance: Double = 0.05) -> Bool {
        a.map { abs($0 - b) <= distance } ?? false
    }

    @Test func aTimedAnimationFollowsItsCurveToItsEnd() {
        #expect(isNear(value(.linear(duration: 2), at: 0.5), 25))
        #expect(value(.linear(duration: 2), at: 2) == nil)
        #expect(isNear(value(.easeInOut(duration: 1), at: 0.5), 50))
        #expect((value(.easeIn(duration: 1), at: 0.5) ?? 100) < 40)
        #expect((value(.easeOut(duration: 1), at: 0.5) ?? 0) > 60)
        #expect(isNear(value(.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), at: 0.5), 80.24))
    }

    @Test func delaySpeedAndRepetitionChangeTheTime() {
        let linear = Animation.linear(duration: 1)
        #expect(value(linear.delay(1), at: 0.5) == 0)
        #expect(isNear(value(linear.delay(1), at: 1.5), 50))
        #expect(isNear(value(linear.speed(2), at: 0.25), 50))
        #expect(isNear(value(linear.repeatCount(3), at: 1.25), 75))
        #expect(isNear(value(linear.repeatCount(3, autoreverses: false), at: 1.25), 25))
        #expect(value(linear.repeatCount(3), at: 3.1) == nil)
        #expect(isNear(value(linear.repeatForever(), at: 100.5), 50))
        #expect(linear.delay(1).repeatCount(2).seconds == 4)
        #expect(linear.repeatCount(2).delay(1).seconds == 3)
        #expect(linear.repeatForever().seconds == .infinity)
        #expect(linear.repeatForever().secondsUntilComplete == .infinity)
        #expect(value(.linear(duration: 0).repeatForever(), at: 1) == nil)
    }

    @Test func aDelayBeforeARepetitionIsPartOfEachTurn() {
        let turns = Animation.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false)
        #expect(value(turns, at: 0.5) == 0)
        #expect(isNear(value(turns, at: 1.5), 50))
        #expect(value(turns, at: 2.5) == 0)
        #expect(isNear(value(turns, at: 3.5), 50))
    }

    @Test func aSlowSpringComesToRestToo() {
        for bounce in [-0.5, -0.9, -0.95] {
            let spring = Spring(duration: 0.5, bounce: bounce)
            let end = spring.settlingDuration
            #expect(abs(spring.value(target: 1.0, time: end) - 1) < 0.002)
        }
    }

    @Test func aSpringSettlesAtItsTargetAndSwingsAsItSays() {
        let smooth = Spring(duration: 0.5)
        let bouncy = Spring(duration: 0.5, bounce: 0.5)
        let times = stride(from: 0.0, to: 2, by: 0.01)
        #expect(times.allSatisfy { smooth.value(target: 1.0, time: $0) <= 1 })
        #expect(times.contains { bouncy.value(target: 1.0, time: $0) > 1.05 })
        for spring in [smooth, bouncy, Spring(duration: 0.5, bounce: -0.5)] {
            let end = spring.settlingDuration
            #expect(abs(spring.value(target: 1.0, time: end) - 1) < 0.002)
            #expect(abs(spring.velocity(target: 1.0, time: 0.0)) < 0.01)
        }
        #expect(isNear(bouncy.bounce, 0.5, by: 1e-9))
        #expect(isNear(bouncy.duration, 0.5, by: 1e-9))
    }

    @Test func aSpringGoesOnFromWhereItIs() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        var value = 0.0
        var velocity = 0.0
        for _ in 0..<10 {
            spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.02)
        }
        #expect(isNear(value, spring.value(target: 1.0, time: 0.2), by: 1e-6))
        let settled = Spring(settlingDuration: 1, dampingRatio: 0.5)
        #expect(isNear(settled.settlingDuration, 1, by: 1e-6))
    }

    @Test func anAnimationOfTheAppsOwnEndsWhereItSays() {
        let steps = Animation(Steps(count: 4))
        #expect(value(steps, at: 0.6) == 50)
        #expect(value(steps, at: 1.1) == nil)
        #expect(isNear(steps.seconds, 1, by: 0.02))
        #expect(steps == Animation(Steps(count: 4)))
        #expect(steps != Animation(Steps(count: 5)))
        #expect(steps.base is Steps)
    }

    @Test func curvesLeadBack() {
        for curve in [UnitCurve.easeIn, .circularEaseInOut, .linear] {
            #expect(isNear(curve.inverse.value(at: curve.value(at: 0.3)), 0.3, by: 1e-6))
            #expect(curve.inverse.inverse == curve)
        }
    }

    @Test func completionWaitsUntilTheAnimationCountsAsDone() {
        #expect(Animation.easeIn(duration: 2).delay(1).secondsUntilComplete == 3)
        #expect(Animation.bouncy.secondsUntilComplete == 0.5)
        #expect(Animation.bouncy.seconds > 0.5)
        #expect(Animation.linear.logicallyComplete(after: 0.1).secondsUntilComplete == 0.1)
    }

    @Test func pairsAreAnimatedPartByPart() {
        let way = AnimatablePair(2.0, CGFloat(4)).interpolated(
            towards: AnimatablePair(4, 0), amount: 0.5)
        #expect(way == AnimatablePair(3, 2))
        #expect(way.magnitudeSquared == 13)
    }

    @Test func pointsSizesAndAnglesAreAnimated() {
        let spring = Spring(duration: 0.5)
        let end = CGRect(x: 10, y: 20, width: 30, height: 40)
        let zero = CGRect.zero.animatableData
        let there = spring.value(
            fromValue: .zero, toValue: end, initialVelocity: zero, time: 30)
        #expect(abs(there.width - 30) < 0.001 && abs(there.minY - 20) < 0.001)
        var angle = Angle(degrees: 10)
        angle.animatableData += 5
        #expect(angle == .degrees(15))
        var insets = EdgeInsets()
        insets.animatableData =
            EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
        #expect(insets.trailing == 4)
    }
}

private struct Steps: CustomAnimation {
    let count: Int

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < 1 else { return nil }
        return value.scaled(by: (time * Double(count)).rounded(.down) / Double(count))
    }
}
