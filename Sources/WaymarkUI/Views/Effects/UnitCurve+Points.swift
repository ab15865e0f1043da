// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension UnitCurve {
    /// A Bézier curve from one corner to the other, with two points between.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        bezier(
            x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
            x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))
    }
}
