// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A colour in light and in dark, and both for people who ask for more contrast.
///
/// Each is red, green, blue and opacity, with eight bits each, as in `0xFF8000FF`.
public struct AdaptiveColor: Hashable, Sendable {
    /// The colour on a light background.
    public var light: UInt32
    /// The colour on a dark background.
    public var dark: UInt32
    /// The colour on a light background with more contrast.
    public var lightContrast: UInt32
    /// The colour on a dark background with more contrast.
    public var darkContrast: UInt32

    /// Makes a colour; what is left out is the same as in light, or as without more contrast.
    public init(
        light: UInt32, dark: UInt32? = nil, lightContrast: UInt32? = nil,
        darkContrast: UInt32? = nil
    ) {
        self.light = light
        self.dark = dark ?? light
        self.lightContrast = lightContrast ?? light
        self.darkContrast = darkContrast ?? self.dark
    }

    /// True if it is another colour for people who ask for more contrast.
    public var hasContrast: Bool { lightContrast != light || darkContrast != dark }
}

extension UInt32 {
    /// The number in eight digits, as CSS writes colours.
    public var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
