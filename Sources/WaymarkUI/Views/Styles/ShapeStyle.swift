// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A style that text, symbols, shapes and backgrounds are drawn with.
///
/// *Differs from Apple:* renderers fill with colours; every style comes down to one.
public protocol ShapeStyle: Sendable {
    /// The style that this one stands for.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    /// No such style exists.
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    /// A style that stands for itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("'\(Self.self)' stands for itself")  // never asked for
    }
}

/// A style of the framework: it knows its colour.
nonisolated protocol ColoredStyle: ShapeStyle {
    var colorValue: ColorValue { get }
}

extension ShapeStyle {
    /// The colour that renderers draw for this style.
    var elementColor: ColorValue {
        if let style = self as? any ColoredStyle { return style.colorValue }
        if Resolved.self == Never.self { return ColorValue(.primary) }
        return resolve(in: EnvironmentValues()).elementColor
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ColoredStyle {
    let colorValue: ColorValue

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { colorValue = style.elementColor }
}

extension Color: ColoredStyle {
    var colorValue: ColorValue { value }
}
