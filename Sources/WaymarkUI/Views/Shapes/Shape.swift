// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A figure to fill, to clip with, or to put behind something.
///
/// *Differs from Apple:* the framework's own shapes only; there are no paths.
public protocol Shape: Sendable, View {
    /// The figure, as renderers know it.
    nonisolated var _figure: _Figure { get }
}

/// A figure that renderers know.
public struct _Figure: Equatable, Sendable {
    let shape: ClipShape
    var cornerRadius: Double?

    /// The decoration that clips an element to this figure.
    var clip: _Decoration.Kind {
        switch shape {
        case .roundedRectangle: .effect(.cornerRadius(cornerRadius ?? 0))
        case .rectangle, .capsule, .circle: .effect(.clip(shape))
        }
    }

    /// The rounding of a background with this figure; a renderer limits it to half the height.
    var backgroundRadius: Double? {
        switch shape {
        case .rectangle: nil
        case .roundedRectangle: cornerRadius
        case .capsule, .circle: 999
        }
    }
}

extension Shape {
    /// This figure filled with a colour or another style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View {
        FilledShape(figure: _figure, color: content.elementColor)
    }

    /// This figure filled with the foreground.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
        FilledShape(figure: _figure, color: ColorValue(.primary))
    }
}

/// A figure filled with a colour.
nonisolated struct FilledShape: TransparentView {
    let figure: _Figure
    let color: ColorValue

    var content: DecoratedView<Color> {
        DecoratedView(content: Color(color), kind: figure.clip)
    }
}

/// A style for filling figures: how their inside is found, and how their edges are drawn.
public struct FillStyle: Equatable, Sendable {
    /// True if overlapping parts leave holes.
    public var isEOFilled: Bool
    /// True if edges are smoothed.
    public var isAntialiased: Bool

    /// Makes a style; renderers fill all figures the same way.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
