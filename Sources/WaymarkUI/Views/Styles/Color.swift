// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A colour; as a view, an area filled with it.
///
/// Its description is its lower-case name, so that titles made of it are meaningful.
public nonisolated struct Color: ElementView, Hashable, Sendable, CustomStringConvertible {
    let value: ColorValue

    init(_ value: ColorValue) { self.value = value }

    private init(_ name: ColorValue.Name) { value = ColorValue(name) }

    /// Components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        value = ColorValue(.rgb(red: red, green: green, blue: blue), opacity: opacity)
    }

    /// Components from 0 to 1 in a colour space.
    ///
    /// *Differs from Apple:* Display P3 is taken for sRGB.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        guard colorSpace == .sRGBLinear else {
            self.init(red: red, green: green, blue: blue, opacity: opacity)
            return
        }
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// A grey: 0 is black, 1 is white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness from 0 to 1; the hues 0 and 1 are both red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of an asset catalogue; one that there is not is an issue, and shows the accent
    /// colour.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(ColorResource(name: name, bundle: bundle ?? .main))
    }

    /// The meaning of a colour's components. *Differs from Apple:* Display P3 is taken for sRGB.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// The red that renderers choose; for errors and destructive actions.
    public static let red = Color(.red)
    /// The orange that renderers choose; for warnings.
    public static let orange = Color(.orange)
    /// The yellow that renderers choose; for marks and stars.
    public static let yellow = Color(.yellow)
    /// The green that renderers choose; for success.
    public static let green = Color(.green)
    /// The mint green that renderers choose.
    public static let mint = Color(.mint)
    /// The blue-green that renderers choose.
    public static let teal = Color(.teal)
    /// The greenish blue that renderers choose.
    public static let cyan = Color(.cyan)
    /// The blue that renderers choose.
    public static let blue = Color(.blue)
    /// The blue-violet that renderers choose.
    public static let indigo = Color(.indigo)
    /// The purple that renderers choose.
    public static let purple = Color(.purple)
    /// The pink that renderers choose.
    public static let pink = Color(.pink)
    /// The brown that renderers choose.
    public static let brown = Color(.brown)
    /// White, in light and in dark.
    public static let white = Color(.white)
    /// The grey that renderers choose.
    public static let gray = Color(.gray)
    /// Black, in light and in dark.
    public static let black = Color(.black)
    /// No colour: what lies behind is seen.
    public static let clear = Color(.clear)
    /// The colour of the most important text: dark in light, light in dark.
    public static let primary = Color(.primary)
    /// The colour of less important text.
    public static let secondary = Color(.secondary)
    /// The tint of the views around; for what can be pressed.
    public static let accentColor = Color(.accent)

    /// The same colour, more transparent.
    public func opacity(_ opacity: Double) -> Color {
        Color(ColorValue(value.base, opacity: value.opacity * opacity))
    }

    /// The lower-case name, or the components of a colour that has none.
    public var description: String {
        switch value.base {
        case .named(let name): name == .accent ? "accentColor" : name.rawValue
        case .adaptive(let color): "#" + color.light.hexadecimal
        case .rgb(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
        }
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { .color($0.value) }
    }
}
