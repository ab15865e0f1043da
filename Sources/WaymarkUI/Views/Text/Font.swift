// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A font by purpose or size.
public struct Font: Hashable, Sendable {
    var value: FontValue

    private init(_ style: FontValue.Style) { value = FontValue(style: style) }

    private init(value: FontValue) { self.value = value }

    /// For the title of a whole screen.
    public static let largeTitle = Font(.largeTitle)
    /// For the title of a part of a screen.
    public static let title = Font(.title)
    /// For a title one level down.
    public static let title2 = Font(.title2)
    /// For a title two levels down.
    public static let title3 = Font(.title3)
    /// For the heading of a group of lines; heavier than `body`.
    public static let headline = Font(.headline)
    /// For a line under a heading.
    public static let subheadline = Font(.subheadline)
    /// For text that is read at length; what text has unless told otherwise.
    public static let body = Font(.body)
    /// For remarks that stand beside the text.
    public static let callout = Font(.callout)
    /// For notes under the text.
    public static let footnote = Font(.footnote)
    /// For words under a picture or a control.
    public static let caption = Font(.caption)
    /// For less important words under a picture or a control.
    public static let caption2 = Font(.caption2)

    /// The standard font in a size in points.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(
            value: FontValue(size: size, weight: weight?.value, design: design?.value ?? .standard))
    }

    /// The standard font for a purpose, in letters and a weight of choice.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
        -> Font
    {
        Font(
            value: FontValue(
                style: style.value, weight: weight?.value, design: design?.value ?? .standard))
    }

    /// *Differs from Apple:* the named font is replaced by the renderer's own, in this size.
    public static func custom(_ name: String, size: Double) -> Font { .system(size: size) }

    private func changing(_ change: (inout FontValue) -> Void) -> Font {
        var copy = self
        change(&copy.value)
        return copy
    }

    /// The same font with thick strokes.
    public func bold() -> Font { changing { $0.weight = .bold } }
    /// The same font, slanted.
    public func italic() -> Font { changing { $0.isItalic = true } }
    /// The same font with strokes of this thickness.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight.value } }
    /// The same font with letters that are all equally wide; for code.
    public func monospaced() -> Font { changing { $0.design = .monospaced } }
    /// The same font with digits that are all equally wide; for numbers that change.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable {
        let value: FontValue.Weight

        /// The thinnest strokes: 100 in CSS.
        public static let ultraLight = Weight(value: .ultraLight)
        /// Thinner than light: 200 in CSS.
        public static let thin = Weight(value: .thin)
        /// Thinner than regular: 300 in CSS.
        public static let light = Weight(value: .light)
        /// The strokes of running text: 400 in CSS.
        public static let regular = Weight(value: .regular)
        /// A little thicker than regular: 500 in CSS.
        public static let medium = Weight(value: .medium)
        /// Between regular and bold, as in headings: 600 in CSS.
        public static let semibold = Weight(value: .semibold)
        /// Thick strokes, for what should stand out: 700 in CSS.
        public static let bold = Weight(value: .bold)
        /// Thicker than bold: 800 in CSS.
        public static let heavy = Weight(value: .heavy)
        /// The thickest strokes: 900 in CSS.
        public static let black = Weight(value: .black)
    }

    /// The kind of letters.
    public enum Design: Hashable, Sendable {
        case `default`, serif, monospaced, rounded

        var value: FontValue.Design {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .monospaced: .monospaced
            case .rounded: .rounded
            }
        }
    }

    /// A purpose of text, such as a title or a caption.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
            caption, caption2

        var value: FontValue.Style {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }
}
