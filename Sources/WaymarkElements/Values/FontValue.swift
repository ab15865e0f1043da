// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A font: a named style or a size in points, and what was changed of it.
public struct FontValue: Equatable, Hashable, Sendable {
    /// The named styles, from the largest to the smallest.
    public enum Style: String, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
    }

    /// The thickness of the strokes; the numbers are those of OpenType and CSS.
    public enum Weight: Int, Hashable, Sendable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900
    }

    /// The family of letter forms.
    public enum Design: String, Hashable, Sendable { case standard, serif, monospaced, rounded }

    /// The named style; `nil` when the size says it.
    public var style: Style?
    /// In points; `nil` takes the style's size.
    public var size: Double?
    /// The thickness of the strokes; `nil` takes the style's weight.
    public var weight: Weight?
    /// The family of letter forms.
    public var design: Design
    /// True if letters are slanted.
    public var isItalic: Bool
    /// True if all digits are equally wide.
    public var hasMonospacedDigits: Bool

    /// Makes a font; without arguments, the one of the surroundings.
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
