// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

extension Color {
    /// The components of a colour in one environment, in sRGB.
    public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
        /// The red component, from 0 to 1.
        public var red: Float
        /// The green component, from 0 to 1.
        public var green: Float
        /// The blue component, from 0 to 1.
        public var blue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Makes a colour of components from 0 to 1.
        ///
        /// - Parameter colorSpace: The meaning of the components; linear ones are converted, and
        ///   those of Display P3 are taken for sRGB.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
            opacity: Float = 1
        ) {
            let isLinear = colorSpace == .sRGBLinear
            self.red = isLinear ? red.withGamma : red
            self.green = isLinear ? green.withGamma : green
            self.blue = isLinear ? blue.withGamma : blue
            self.opacity = opacity
        }

        /// The red component in linear light.
        public var linearRed: Float {
            get { red.linear }
            set { red = newValue.withGamma }
        }

        /// The green component in linear light.
        public var linearGreen: Float {
            get { green.linear }
            set { green = newValue.withGamma }
        }

        /// The blue component in linear light.
        public var linearBlue: Float {
            get { blue.linear }
            set { blue = newValue.withGamma }
        }

        /// The components as `#RRGGBBAA`.
        public var description: String {
            RGBAColor(
                red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(opacity)
            ).text(withOpacity: true).uppercased()
        }
    }

    /// The components that this colour has in an environment: in light or in dark, in the palette
    /// of the standard theme.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let parts = value.components(inDark: environment.colorScheme == .dark).components
        return Resolved(
            red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]),
            opacity: Float(parts[3]))
    }

    /// A colour as renderers say it.
    package init(_ color: RGBAColor) {
        let parts = color.components
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// The components as renderers are told them, on a light or a dark background.
    package func components(inDark isDark: Bool) -> RGBAColor { value.components(inDark: isDark) }

    /// A colour of components.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green),
            blue: Double(resolved.blue), opacity: Double(resolved.opacity))
    }
}

extension Color.Resolved: ColoredStyle {
    /// A style that stands for itself.
    public typealias Resolved = Never

    var colorValue: ColorValue { Color(self).value }
}

extension Float {
    /// The component in linear light.
    fileprivate nonisolated var linear: Float {
        self <= 0.04045 ? self / 12.92 : Float(pow((Double(self) + 0.055) / 1.055, 2.4))
    }

    /// The component as sRGB has it.
    fileprivate nonisolated var withGamma: Float {
        self <= 0.0031308 ? self * 12.92 : Float(1.055 * pow(Double(self), 1 / 2.4) - 0.055)
    }
}
