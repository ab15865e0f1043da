// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A colour that a renderer resolves against its own light and dark palettes.
public struct ColorValue: Hashable, Sendable {
    public enum Base: Hashable, Sendable {
        case named(Name)
        /// Components from 0 to 1, in sRGB.
        case rgb(red: Double, green: Double, blue: Double)
    }

    public enum Name: String, Hashable, Sendable, CaseIterable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black
        case clear, primary, secondary, tertiary, quaternary, accent
        /// The colour behind everything, and behind grouped rows.
        case background, groupedBackground
    }

    public var base: Base
    public var opacity: Double

    public init(_ base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    public init(_ name: Name, opacity: Double = 1) {
        self.init(.named(name), opacity: opacity)
    }
}
