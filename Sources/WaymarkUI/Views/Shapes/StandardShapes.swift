// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A shape of the framework: as a view, it is filled with the foreground.
nonisolated protocol StandardShape: Shape, TransparentView {}

extension StandardShape {
    nonisolated var content: FilledShape {
        FilledShape(figure: _figure, color: ColorValue(.primary))
    }
}

/// A rectangle as large as its place.
public nonisolated struct Rectangle: StandardShape {
    /// Makes a rectangle.
    public init() {}

    /// The figure, as renderers know it.
    public var _figure: _Figure { _Figure(shape: .rectangle) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: StandardShape {
    /// The radii of the corners.
    public var cornerSize: CGSize
    /// The style of the corners; renderers draw parts of circles.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with corners of one radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Makes a rectangle with corners of two radii, of which the smaller one is drawn.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The figure, as renderers know it.
    public var _figure: _Figure {
        _Figure(
            shape: .roundedRectangle,
            cornerRadius: Double(min(cornerSize.width, cornerSize.height)))
    }
}

/// The largest circle that fits into its place.
public nonisolated struct Circle: StandardShape {
    /// Makes a circle.
    public init() {}

    /// The figure, as renderers know it.
    public var _figure: _Figure { _Figure(shape: .circle) }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: StandardShape {
    /// The style of the ends; renderers draw half circles.
    public var style: RoundedCornerStyle

    /// Makes a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The figure, as renderers know it.
    public var _figure: _Figure { _Figure(shape: .capsule) }
}

/// The way round corners are curved.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Parts of circles, or curves that begin softly.
    case circular, continuous
}

extension Shape where Self == Rectangle {
    /// A rectangle as large as its place.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of one radius.
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// The largest circle that fits into its place.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose short sides are half circles.
    public static var capsule: Capsule { Capsule() }
}
