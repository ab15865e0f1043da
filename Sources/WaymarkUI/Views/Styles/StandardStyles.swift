// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A level of importance: the first is the full foreground colour, each next one is fainter.
public struct HierarchicalShapeStyle: ColoredStyle {
    let colorValue: ColorValue

    fileprivate init(_ name: ColorValue.Name) { colorValue = ColorValue(name) }

    /// The most important level.
    public static let primary = HierarchicalShapeStyle(.primary)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(.secondary)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(.tertiary)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(.quaternary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The full foreground colour.
    public static var primary: HierarchicalShapeStyle { .init(.primary) }
    /// A fainter colour, for what explains.
    public static var secondary: HierarchicalShapeStyle { .init(.secondary) }
    /// A still fainter colour, for what can be passed over.
    public static var tertiary: HierarchicalShapeStyle { .init(.tertiary) }
    /// The faintest colour.
    public static var quaternary: HierarchicalShapeStyle { .init(.quaternary) }
}

/// The tint of the views around.
public struct TintShapeStyle: ColoredStyle {
    /// Makes the style.
    public init() {}

    var colorValue: ColorValue { ColorValue(.accent) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the views around.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The foreground of the views around.
public struct ForegroundStyle: ColoredStyle {
    /// Makes the style.
    public init() {}

    var colorValue: ColorValue { ColorValue(.primary) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground of the views around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour behind everything.
public struct BackgroundStyle: ColoredStyle {
    /// Makes the style.
    public init() {}

    var colorValue: ColorValue { ColorValue(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The colour behind everything.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
