// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A colour that a renderer resolves against its own light and dark palettes.
public struct ColorValue: Hashable, Sendable {
    /// The source of a colour.
    public enum Base: Hashable, Sendable {
        /// A colour of the renderer's palettes.
        case named(Name)
        /// Components from 0 to 1, in sRGB.
        indirect case rgb(red: Double, green: Double, blue: Double)
        /// One colour in light and another in dark.
        indirect case adaptive(AdaptiveColor)
    }

    /// The colours of the palettes: hues, then what they are for.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
        case white, black
        case clear, primary, secondary, tertiary, quaternary, accent
        /// The colour behind everything, and behind grouped rows.
        case background, groupedBackground
    }

    /// The colour before its opacity.
    public var base: Base
    /// From 0 (invisible) to 1 (opaque).
    public var opacity: Double

    /// Makes a colour; it is opaque unless told otherwise.
    public init(_ base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    /// Makes a colour of the palettes; it is opaque unless told otherwise.
    public init(_ name: Name, opacity: Double = 1) {
        self.init(.named(name), opacity: opacity)
    }
}
