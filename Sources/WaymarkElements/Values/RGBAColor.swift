// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A colour in sRGB, with eight bits for each component and for its opacity.
public struct RGBAColor: Hashable, Sendable {
    /// Red, green, blue and opacity, as in `0xFF8000FF`.
    public var bits: UInt32

    /// Makes a colour of its bits.
    public init(bits: UInt32) { self.bits = bits }

    /// Makes the nearest colour to components from 0 to 1; what is no number counts as 0.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        bits = [red, green, blue, opacity].reduce(0) { bits, component in
            bits << 8 | UInt32(component > 0 ? (min(component, 1) * 255).rounded() : 0)
        }
    }

    /// Red, green, blue and opacity, from 0 to 1.
    public var components: [Double] {
        [24, 16, 8, 0].map { Double(bits >> $0 & 0xFF) / 255 }
    }

    /// The colour as `#ff8000`, or as `#ff800080` where its opacity counts.
    public func text(withOpacity: Bool) -> String {
        "#" + (withOpacity ? bits.hexadecimal : String(bits.hexadecimal.prefix(6)))
    }

    /// Reads a colour as browsers write it: `#ff8000`, `#ff800080`, or
    /// `color(srgb 1 0.5 0 / 0.5)`; `nil` for anything else.
    public init?(_ text: String) {
        if text.hasPrefix("#") {
            guard let bits = Self.bits(text.dropFirst()) else { return nil }
            self.init(bits: bits)
        } else if text.hasPrefix("color(srgb "), text.hasSuffix(")") {
            let parts = text.dropFirst("color(srgb ".count).dropLast()
                .split { $0 == " " || $0 == "/" }.map { Double($0) }
            guard parts.count == 3 || parts.count == 4 else { return nil }
            let numbers = parts.compactMap { $0 }.filter(\.isFinite)
            guard numbers.count == parts.count else { return nil }
            self.init(
                red: numbers[0], green: numbers[1], blue: numbers[2],
                opacity: numbers.count == 4 ? numbers[3] : 1)
        } else {
            return nil
        }
    }

    private static func bits(_ digits: Substring) -> UInt32? {
        guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
            return nil
        }
        switch digits.count {
        case 6: return number << 8 | 0xFF
        case 8: return number
        default: return nil
        }
    }
}
