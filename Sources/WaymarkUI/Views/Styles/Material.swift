// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A translucent background.
///
/// *Differs from Apple:* renderers draw the background colour, more or less opaque, without blur.
public struct Material: ColoredStyle {
    let colorValue: ColorValue

    private init(opacity: Double) { colorValue = ColorValue(.background, opacity: opacity) }

    /// Lets almost everything behind it show.
    public static let ultraThin = Material(opacity: 0.5)
    /// Lets much of what is behind it show.
    public static let thin = Material(opacity: 0.65)
    /// Lets some of what is behind it show.
    public static let regular = Material(opacity: 0.8)
    /// Lets little of what is behind it show.
    public static let thick = Material(opacity: 0.9)
    /// Lets hardly anything behind it show.
    public static let ultraThick = Material(opacity: 0.95)
    /// The background of bars.
    public static let bar = Material(opacity: 0.9)
}

extension ShapeStyle where Self == Material {
    /// Lets almost everything behind it show.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Lets much of what is behind it show.
    public static var thinMaterial: Material { .thin }
    /// Lets some of what is behind it show.
    public static var regularMaterial: Material { .regular }
    /// Lets little of what is behind it show.
    public static var thickMaterial: Material { .thick }
    /// Lets hardly anything behind it show.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The background of bars.
    public static var bar: Material { .bar }
}
