// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A colour of an asset catalogue, with its variants.
public enum CatalogColor: Equatable, Sendable {
    /// One of the system's colours, by a name such as `systemRedColor`.
    case system(String)
    case own(Variants)

    /// The colour in light and in dark, and both for people who ask for more contrast.
    public struct Variants: Equatable, Sendable {
        public let light: Components
        public let dark: Components
        public let lightContrast: Components
        public let darkContrast: Components
    }

    /// Components from 0 to 255, in sRGB.
    public struct Components: Equatable, Sendable {
        public let red: UInt8
        public let green: UInt8
        public let blue: UInt8
        public let alpha: UInt8

        /// All four as one number, such as `0xFF8000FF`.
        public var number: UInt32 {
            [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    /// Reads a colour set; `nil` for one that holds no colour yet.
    init?(_ contents: CatalogContents) throws {
        let colors = contents.colors ?? []
        let idiom = colors.contains { $0.idiom == "universal" } ? "universal" : colors.first?.idiom
        let own = colors.filter { $0.idiom == idiom && $0.color != nil }
        guard let first = own.first(where: { $0.appearances == nil }) ?? own.first else {
            return nil
        }
        if let reference = first.color?.reference {
            self = .system(reference)
            return
        }
        func variant(_ isDark: Bool, _ isHigh: Bool) throws -> Components? {
            let match = own.first {
                $0.appearances.isDark == isDark && $0.appearances.isHighContrast == isHigh
            }
            return try match?.color.flatMap(Components.init)
        }
        let light = try variant(false, false) ?? Components(first.color)
        guard let light else { return nil }
        let dark = try variant(true, false) ?? light
        self = .own(
            Variants(
                light: light, dark: dark, lightContrast: try variant(false, true) ?? light,
                darkContrast: try variant(true, true) ?? dark))
    }
}

extension CatalogColor.Components {
    fileprivate init?(_ value: CatalogContents.Color.Value?) throws {
        guard let parts = value?.components else { return nil }
        func part(_ name: String) throws -> UInt8 {
            guard let text = parts[name] else { throw ResourceProblem("has no \(name)") }
            return try Self.byte(text, name)
        }
        if parts["white"] != nil {
            (red, green, blue) = (try part("white"), try part("white"), try part("white"))
        } else {
            (red, green, blue) = (try part("red"), try part("green"), try part("blue"))
        }
        alpha = parts["alpha"] == nil ? 255 : try part("alpha")
    }

    /// Reads `0x1A`, `26` or `0.102`, which all are the same.
    private static func byte(_ text: String, _ name: String) throws -> UInt8 {
        if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
            return byte
        }
        if let byte = UInt8(text) { return byte }
        guard let share = Double(text), share.isFinite else {
            throw ResourceProblem("has the \(name) '\(text)', which is no number")
        }
        return UInt8((min(max(share, 0), 1) * 255).rounded())
    }
}
