// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkQuartzCore

/// Ways to move, turn and stretch, as CoreGraphics has them.
@Suite struct TransformTests {
    @Test func whatIsSaidLastIsDoneFirst() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
        let other = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 3))
    }

    @Test func aTurnGoesFromTheLineDown() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
    }

    @Test func theOppositeUndoes() {
        let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 5, ty: -3)
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
    }

    @Test func aRectangleBecomesTheOneAroundIt() {
        let turned = CGRect(x: 0, y: 0, width: 4, height: 2)
            .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned == CGRect(x: -2, y: 0, width: 2, height: 4))
        #expect(CGSize(width: 1, height: 1).applying(.init(scaleX: 2, y: 3)).height == 3)
    }

    @Test func timeGoesOn() {
        let before = CACurrentMediaTime()
        #expect(CACurrentMediaTime() >= before)
    }
}
