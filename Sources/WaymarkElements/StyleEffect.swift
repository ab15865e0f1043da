// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One change of looks that a modifier made.
public enum StyleEffect: Equatable, Sendable {
    case padding(Insets)
    case frame(Frame)
    case font(FontValue)
    case weight(FontValue.Weight)
    case italic
    case foreground(ColorValue)
    case background(ColorValue, cornerRadius: Double?)
    case tint(ColorValue)
    case opacity(Double)
    /// Invisible, but still taking its space.
    case hidden
    case lineLimit(Int?)
    case textAlignment(HorizontalEdge)
    case cornerRadius(Double)
    case clip(Shape)
    /// Keeps width divided by height; `fills` grows over the given space instead of fitting in.
    case aspectRatio(Double?, fills: Bool)
    case badge(String)
}

/// Distances inside the four edges, in points; `nil` is the renderer's standard distance.
public struct Insets: Equatable, Sendable {
    public var top: Double?
    public var leading: Double?
    public var bottom: Double?
    public var trailing: Double?

    public init(top: Double?, leading: Double?, bottom: Double?, trailing: Double?) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A size in points; `nil` leaves it to the content, `.infinity` fills.
public struct Frame: Equatable, Sendable {
    public var width: Double?
    public var height: Double?
    public var minWidth: Double?
    public var maxWidth: Double?
    public var minHeight: Double?
    public var maxHeight: Double?
    public var alignment: BoxAlignment

    public init(
        width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, maxHeight: Double? = nil, alignment: BoxAlignment = .center
    ) {
        self.width = width
        self.height = height
        self.minWidth = minWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

public enum HorizontalEdge: String, Equatable, Sendable { case leading, center, trailing }

public enum VerticalEdge: String, Equatable, Sendable { case top, center, bottom, firstBaseline, lastBaseline }

/// Where content sits in a larger box.
public struct BoxAlignment: Equatable, Sendable {
    public var horizontal: HorizontalEdge
    public var vertical: VerticalEdge

    public init(_ horizontal: HorizontalEdge, _ vertical: VerticalEdge) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = BoxAlignment(.center, .center)
}

public enum Shape: String, Equatable, Sendable { case rectangle, roundedRectangle, capsule, circle }

/// How children are arranged.
public struct Layout: Equatable, Sendable {
    public enum Axis: String, Equatable, Sendable { case horizontal, vertical, depth }

    public var axis: Axis
    public var alignment: BoxAlignment
    /// In points; `nil` is the renderer's standard distance.
    public var spacing: Double?

    public init(_ axis: Axis, alignment: BoxAlignment = .center, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }
}

public struct Axes: OptionSet, Equatable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let horizontal = Axes(rawValue: 1)
    public static let vertical = Axes(rawValue: 2)
}
