// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A look for tables.
public protocol TableStyle {
    /// The look that the style stands for; not for apps.
    var _look: _TableLook { get }
}

/// The looks that renderers know; not for apps.
public struct _TableLook: Sendable {
    let style: TableElement.Style
    let alternates: Bool
}

/// The look that fits where the table stands: that of `inset`.
public struct AutomaticTableStyle: TableStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public var _look: _TableLook { _TableLook(style: .inset, alternates: false) }
}

/// Rows with room at their edges, without a border.
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool

    /// Makes the style; `.inset` is shorter.
    public init() { alternates = false }
    /// Makes the style, which may give every other row a background of its own.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    /// The look that the style stands for; not for apps.
    public var _look: _TableLook { _TableLook(style: .inset, alternates: alternates) }
}

/// Rows and columns with lines between them and a border around.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool

    /// Makes the style; `.bordered` is shorter.
    public init() { alternates = false }
    /// Makes the style, which may give every other row a background of its own.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    /// The look that the style stands for; not for apps.
    public var _look: _TableLook { _TableLook(style: .bordered, alternates: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The look that fits where the table stands.
    public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows with room at their edges, without a border.
    public static var inset: Self { Self() }
    /// The same, where every other row may have a background of its own.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows and columns with lines between them and a border around.
    public static var bordered: Self { Self() }
    /// The same, where every other row may have a background of its own.
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
