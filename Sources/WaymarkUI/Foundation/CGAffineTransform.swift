// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A direction and a length.
public struct CGVector: Hashable, Codable, Sendable {
    /// The part along the line.
    public var dx: CGFloat
    /// The part down the page.
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector()

    /// No length.
    public init() { self.init(dx: 0.0, dy: 0.0) }

    /// A direction of these parts.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// A direction of these parts.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// A direction of these parts.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

/// A way to move, turn, stretch and slant what is drawn.
///
/// A point is a row `[x y 1]` that is multiplied by the rows `[a b 0]`, `[c d 0]` and `[tx ty 1]`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The first number of the first row.
    public var a: CGFloat
    /// The second number of the first row.
    public var b: CGFloat
    /// The first number of the second row.
    public var c: CGFloat
    /// The second number of the second row.
    public var d: CGFloat
    /// How far points move along the line.
    public var tx: CGFloat
    /// How far points move down the page.
    public var ty: CGFloat

    /// The transform that leaves all as it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The transform that makes a point of all.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// The transform of these numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The transform of these numbers.
    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// Moves.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Stretches.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Turns by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// True if it leaves all as it is.
    public var isIdentity: Bool { self == .identity }

    /// First moves, and then does what this one does.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> Self {
        Self(translationX: tx, y: ty).concatenating(self)
    }

    /// First stretches, and then does what this one does.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> Self {
        Self(scaleX: sx, y: sy).concatenating(self)
    }

    /// First turns, and then does what this one does.
    public func rotated(by angle: CGFloat) -> Self {
        Self(rotationAngle: angle).concatenating(self)
    }

    /// Does what this one does, and then what the other does.
    public func concatenating(_ t2: Self) -> Self {
        Self(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Undoes what this one does; where that cannot be, it is this one itself.
    public func inverted() -> Self {
        let area = a * d - b * c
        guard area != 0 else { return self }
        return Self(
            a: d / area, b: -b / area, c: -c / area, d: a / area,
            tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }
}

extension CGPoint {
    /// The point where this one is after a transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size after a transform.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around this one after a transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(
            x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
