// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ColorValue {
    /// The colour in the palette of the standard theme, on a light or a dark background.
    public func components(inDark isDark: Bool) -> RGBAColor {
        let color =
            switch base {
            case .named(let name): RGBAColor(bits: isDark ? name.shades.dark : name.shades.light)
            case .adaptive(let color): RGBAColor(bits: isDark ? color.dark : color.light)
            case .rgb(let red, let green, let blue): RGBAColor(red: red, green: green, blue: blue)
            }
        let parts = color.components
        return RGBAColor(
            red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3] * opacity)
    }
}

extension ColorValue.Name {
    /// The colour on a light and on a dark background.
    public var shades: (light: UInt32, dark: UInt32) {
        switch self {
        case .clear: (0, 0)
        case .red: (0xFF3B34FF, 0xFF4A42FF)
        case .orange: (0xFF9100FF, 0xFF9D1EFF)
        case .yellow: (0xFFC800FF, 0xFFD426FF)
        case .green: (0x30BF56FF, 0x32CF5DFF)
        case .mint: (0x00BDB0FF, 0x5FE0D5FF)
        case .teal: (0x2BA8BDFF, 0x42C6DEFF)
        case .cyan: (0x2FA5DDFF, 0x64CBF5FF)
        case .blue: (0x0A7AFFFF, 0x1F8BFFFF)
        case .indigo: (0x5655D8FF, 0x6765EAFF)
        case .purple: (0xAB50DEFF, 0xBD5CF0FF)
        case .pink: (0xFF2D59FF, 0xFF4168FF)
        case .brown: (0xA08058FF, 0xAE8C66FF)
        case .gray: (0x8D8D93FF, 0x8F8F95FF)
        case .white: (0xFFFFFFFF, 0xFFFFFFFF)
        case .black: (0x000000FF, 0x000000FF)
        case .primary: (0x000000FF, 0xFFFFFFFF)
        case .secondary: (0x7D7D84FF, 0x9A9AA2FF)
        case .tertiary: (0xB9B9BFFF, 0x5E5E64FF)
        case .quaternary: (0xD6D6DBFF, 0x424247FF)
        case .accent: (0x0A7AFFFF, 0x1F8BFFFF)
        case .background: (0xFFFFFFFF, 0x000000FF)
        case .groupedBackground: (0xF2F2F7FF, 0x000000FF)
        }
    }
}
