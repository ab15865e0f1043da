// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

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

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// *Differs from Apple:* there are no asset catalogues; every named colour is the accent colour.
    public init(_ name: String) { self.init(.accent) }

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let white = Color(.white)
    public static let gray = Color(.gray)
    public static let black = Color(.black)
    public static let clear = Color(.clear)
    public static let primary = Color(.primary)
    public static let secondary = Color(.secondary)
    public static let accentColor = Color(.accent)

    /// The same colour, more transparent.
    public func opacity(_ opacity: Double) -> Color {
        Color(ColorValue(value.base, opacity: value.opacity * opacity))
    }

    public var description: String {
        switch value.base {
        case .named(let name): name == .accent ? "accentColor" : name.rawValue
        case .rgb(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
        }
    }

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self> {
        LeafNode(view, surroundings) { .color($0.value) }
    }
}
