// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One change of looks that a modifier made.
public enum StyleEffect: Equatable, Sendable {
    /// Space around it.
    indirect case padding(Insets)
    /// A size of its own.
    indirect case frame(Frame)
    /// The font of its text.
    indirect case font(FontValue)
    /// The weight of its text's font.
    case weight(FontValue.Weight)
    /// Slanted text.
    case italic
    /// The colour of text and symbols.
    case foreground(ColorValue)
    /// A colour behind it; the radius is in points.
    indirect case background(ColorValue, cornerRadius: Double?)
    /// The colour of what can be pressed.
    case tint(ColorValue)
    /// From 0 (invisible) to 1 (opaque).
    case opacity(Double)
    /// Invisible, but still taking its space.
    case hidden
    /// The most lines that a text takes; `nil` is no limit.
    case lineLimit(Int?)
    /// The lines for which a text keeps room when it has fewer.
    case leastLines(Int)
    /// The edge, or the middle, at which the lines of a text meet.
    case textAlignment(HorizontalPosition)
    /// Round corners, in points.
    case cornerRadius(Double)
    /// Cut to a shape.
    case clip(ClipShape)
    /// Keeps width divided by height; `fills` grows over the given space instead of fitting in.
    case aspectRatio(Double?, fills: Bool)
    /// The direction in which lines are read and rows are laid out, for it and all inside.
    case rightToLeft(Bool)
    /// A short text at the end of a row.
    case badge(String)
    /// Bars in the place of text and pictures, in it and in all inside; false shows these again.
    case redacted(Bool)
    /// Marks the button that a full swipe presses: one that draws the row around it all the way
    /// aside.
    case fullSwipe

    /// True if letters look otherwise, so that a text does not look as it says itself.
    public var changesLetters: Bool {
        switch self {
        case .font, .weight, .italic, .foreground: true
        case .padding, .frame, .background, .tint, .opacity, .hidden, .lineLimit, .leastLines,
            .textAlignment, .cornerRadius, .clip, .aspectRatio, .rightToLeft, .badge, .redacted,
            .fullSwipe:
            false
        }
    }
}

/// Distances inside the four edges, in points; `nil` is the renderer's standard distance.
public struct Insets: Equatable, Sendable {
    /// In points, from the upper edge.
    public var top: Double?
    /// In points, from the edge where a line of text begins.
    public var leading: Double?
    /// In points, from the lower edge.
    public var bottom: Double?
    /// In points, from the edge where a line of text ends.
    public var trailing: Double?

    /// Makes insets from four distances in points.
    public init(top: Double?, leading: Double?, bottom: Double?, trailing: Double?) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A size in points; `nil` leaves it to the content, `.infinity` fills.
public struct Frame: Equatable, Sendable {
    /// The width in points.
    public var width: Double?
    /// The height in points.
    public var height: Double?
    /// The least width in points.
    public var minWidth: Double?
    /// The greatest width in points.
    public var maxWidth: Double?
    /// The least height in points.
    public var minHeight: Double?
    /// The greatest height in points.
    public var maxHeight: Double?
    /// The place of the content when the frame is larger.
    public var alignment: BoxAlignment

    /// Makes a frame; what is left out follows the content.
    public init(
        width: Double? = nil, height: Double? = nil,
        minWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: BoxAlignment = .center
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

/// A place along a line of text.
public enum HorizontalPosition: String, Equatable, Sendable { case leading, center, trailing }

/// A place from top to bottom.
public enum VerticalPosition: String, Equatable, Sendable {
    case top, center, bottom, firstBaseline, lastBaseline
}

/// The place of content in a larger box.
public struct BoxAlignment: Equatable, Sendable {
    /// The place from leading to trailing.
    public var horizontal: HorizontalPosition
    /// The place from top to bottom.
    public var vertical: VerticalPosition

    /// Makes an alignment from its two places.
    public init(_ horizontal: HorizontalPosition, _ vertical: VerticalPosition) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle both ways.
    public static let center = BoxAlignment(.center, .center)
}

/// An outline that content is cut to.
public enum ClipShape: String, Equatable, Sendable {
    case rectangle, roundedRectangle, capsule, circle
}
