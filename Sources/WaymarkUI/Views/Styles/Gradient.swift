// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Colours that pass into one another.
///
/// *Differs from Apple:* renderers draw its first colour only.
public struct Gradient: Hashable, Sendable {
    /// One colour and where it stands.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place of the colour, from 0 to 1.
        public var location: Double

        /// Puts a colour at a place.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and where they stand.
    public var stops: [Stop]

    /// Makes a gradient of colours with their places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Makes a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    var colorValue: ColorValue { stops.first?.color.value ?? ColorValue(.clear) }
}

/// A gradient along a line.
///
/// *Differs from Apple:* renderers draw its first colour only.
public struct LinearGradient: ColoredStyle {
    let colorValue: ColorValue

    /// Makes a gradient from one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        colorValue = gradient.colorValue
    }

    /// Makes a gradient of evenly spaced colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        colorValue = Gradient(colors: colors).colorValue
    }
}

extension LinearGradient: TransparentView {
    var content: Color { Color(colorValue) }
}

/// The standard gradient of one colour.
public struct AnyGradient: ColoredStyle {
    let colorValue: ColorValue
}

extension Color {
    /// The standard gradient of this colour, which renderers draw as the colour itself.
    public var gradient: AnyGradient { AnyGradient(colorValue: value) }
}
