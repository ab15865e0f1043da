// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A curve from 0 to 1 over a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularIn, circularOut, circularInOut
        indirect case inverse(Kind)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// A Bézier curve from one corner to the other, with two points between.
    static func bezier(x1: Double, y1: Double, x2: Double, y2: Double) -> UnitCurve {
        UnitCurve(.bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2))
    }

    /// The same speed from start to end.
    public static let linear = UnitCurve(.bezier(x1: 0, y1: 0, x2: 1, y2: 1))
    /// Slow at the start.
    public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    /// Slow at the end.
    public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    /// Slow at the start and at the end.
    public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    /// A quarter of a circle, slow at the start.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter of a circle, slow at the end.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Two quarters of circles, slow at the start and at the end.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve that leads back from values to times.
    public var inverse: UnitCurve {
        if case .inverse(let kind) = kind { return UnitCurve(kind) }
        return UnitCurve(.inverse(kind))
    }

    /// The value at a time from 0 to 1; before and after, that at the ends.
    public func value(at progress: Double) -> Double {
        Self.value(of: kind, at: min(max(progress, 0), 1))
    }

    /// The slope at a time from 0 to 1.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let time = min(max(progress, step), 1 - step)
        return (value(at: time + step) - value(at: time - step)) / (2 * step)
    }
}

extension UnitCurve {
    private static func value(of kind: Kind, at time: Double) -> Double {
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2):
            cubic(y1, y2, at: solve { cubic(x1, x2, at: $0) - time })
        case .circularIn: 1 - (1 - time * time).squareRoot()
        case .circularOut: (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularInOut:
            time < 0.5
                ? value(of: .circularIn, at: time * 2) / 2
                : 0.5 + value(of: .circularOut, at: time * 2 - 1) / 2
        case .inverse(let kind): solve { value(of: kind, at: $0) - time }
        }
    }

    /// A coordinate of the Bézier curve from 0 to 1 with two coordinates between.
    private static func cubic(_ a: Double, _ b: Double, at t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }

    /// The place from 0 to 1 at which a growing function is zero.
    private static func solve(_ function: (Double) -> Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if function(middle) < 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The points of a Bézier curve, as style sheets write them; `nil` for other curves.
    var controlPoints: [Double]? {
        if case .bezier(let x1, let y1, let x2, let y2) = kind { return [x1, y1, x2, y2] }
        return nil
    }
}
