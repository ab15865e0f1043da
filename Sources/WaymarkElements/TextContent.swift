// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Styled text: runs one after the other.
public struct TextContent: Equatable, Sendable {
    public var runs: [TextRun]

    public init(_ runs: [TextRun]) { self.runs = runs }

    public init(_ string: String) { runs = [TextRun(string)] }

    /// The text without its style.
    public var string: String {
        runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    }
}

/// A piece of text in one style; `nil` inherits.
public struct TextRun: Equatable, Sendable {
    public var string: String
    public var font: FontValue?
    public var color: ColorValue?
    public var isBold: Bool
    public var isItalic: Bool
    public var isUnderlined: Bool
    public var isStruckThrough: Bool

    public init(_ string: String) {
        self.string = string
        isBold = false
        isItalic = false
        isUnderlined = false
        isStruckThrough = false
    }
}

/// A symbol by name, or a picture by name.
public struct ImageContent: Equatable, Sendable {
    public enum Source: Equatable, Sendable {
        case symbol(String)
        case picture(String)
    }

    public enum Scale: String, Equatable, Sendable { case small, medium, large }

    public var source: Source
    public var scale: Scale
    /// Whether it grows to the space it is given.
    public var isResizable: Bool

    public init(_ source: Source, scale: Scale = .medium, isResizable: Bool = false) {
        self.source = source
        self.scale = scale
        self.isResizable = isResizable
    }
}

/// A font: a named style or a size in points, and what was changed of it.
public struct FontValue: Equatable, Hashable, Sendable {
    public enum Style: String, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Weight: Int, Hashable, Sendable {
        case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500, semibold = 600, bold = 700
        case heavy = 800, black = 900
    }

    public enum Design: String, Hashable, Sendable { case standard, serif, monospaced, rounded }

    public var style: Style?
    /// In points; `nil` takes the style's size.
    public var size: Double?
    public var weight: Weight?
    public var design: Design
    public var isItalic: Bool
    public var hasMonospacedDigits: Bool

    public init(
        style: Style? = nil, size: Double? = nil, weight: Weight? = nil, design: Design = .standard,
        isItalic: Bool = false, hasMonospacedDigits: Bool = false
    ) {
        self.style = style
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
