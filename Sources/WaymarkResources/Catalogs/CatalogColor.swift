// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A colour of an asset catalogue.
public enum CatalogColor: Equatable, Sendable {
    /// One of the system's colours, by a name such as `systemRedColor`.
    case system(String)
    case own(AdaptiveColor)

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
        func variant(_ isDark: Bool, _ isHigh: Bool) throws -> UInt32? {
            let match = own.first {
                $0.appearances.isDark == isDark && $0.appearances.isHighContrast == isHigh
            }
            return try match?.color?.number
        }
        guard let light = try variant(false, false) ?? first.color?.number else { return nil }
        self = .own(
            AdaptiveColor(
                light: light, dark: try variant(true, false),
                lightContrast: try variant(false, true), darkContrast: try variant(true, true)))
    }
}

extension CatalogContents.Color.Value {
    /// The components as one number; `nil` where there are none.
    fileprivate var number: UInt32? {
        get throws {
            guard let components else { return nil }
            let names =
                components["white"] == nil
                ? ["red", "green", "blue"] : ["white", "white", "white"]
            let colors = try names.map { try byte(components[$0], $0) }
            let alpha = try components["alpha"].map { try byte($0, "alpha") } ?? 255
            return (colors + [alpha]).reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    /// Reads `0x1A`, `26` or `0.102`, which all are the same.
    private func byte(_ text: String?, _ name: String) throws -> UInt8 {
        guard let text else { throw ResourceProblem("has no \(name)") }
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
