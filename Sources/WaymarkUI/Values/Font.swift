// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A font by purpose or size.
public struct Font: Hashable, Sendable {
    var value: FontValue

    private init(_ style: FontValue.Style) { value = FontValue(style: style) }

    private init(value: FontValue) { self.value = value }

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let subheadline = Font(.subheadline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)

    /// The standard font in a size in points.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(value: FontValue(size: size, weight: weight?.value, design: design?.value ?? .standard))
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(value: FontValue(style: style.value, weight: weight?.value, design: design?.value ?? .standard))
    }

    /// *Differs from Apple:* the named font is replaced by the renderer's own, in this size.
    public static func custom(_ name: String, size: Double) -> Font { .system(size: size) }

    private func changing(_ change: (inout FontValue) -> Void) -> Font {
        var copy = self
        change(&copy.value)
        return copy
    }

    public func bold() -> Font { changing { $0.weight = .bold } }
    public func italic() -> Font { changing { $0.isItalic = true } }
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight.value } }
    public func monospaced() -> Font { changing { $0.design = .monospaced } }
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        let value: FontValue.Weight

        public static let ultraLight = Weight(value: .ultraLight)
        public static let thin = Weight(value: .thin)
        public static let light = Weight(value: .light)
        public static let regular = Weight(value: .regular)
        public static let medium = Weight(value: .medium)
        public static let semibold = Weight(value: .semibold)
        public static let bold = Weight(value: .bold)
        public static let heavy = Weight(value: .heavy)
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

    /// What text is for.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

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
