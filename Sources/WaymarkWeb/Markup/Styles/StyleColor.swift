// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A colour as it stands in a class name: `red`, `red-50` at half opacity, `rgb-255-128-0`.
enum StyleColor {
    /// The purpose of a colour: words need more contrast than areas.
    enum Purpose { case words, area, fill }

    static func encode(_ color: ColorValue) -> String {
        var parts: [String]
        switch color.base {
        case .named(let name): parts = [name.rawValue]
        case .rgb(let red, let green, let blue):
            parts = ["rgb"] + [red, green, blue].map { String(byte($0)) }
        case .adaptive(let color):
            let contrast = color.hasContrast ? [color.lightContrast, color.darkContrast] : []
            parts = ["asset"] + ([color.light, color.dark] + contrast).map(\.hexadecimal)
        }
        let percent = percent(color.opacity)
        if percent != 100 { parts.append(String(percent)) }
        return parts.joined(separator: "-")
    }

    /// The CSS value of an encoded colour; `nil` for text that `encode` does not write.
    static func css(_ parts: ArraySlice<Substring>, for purpose: Purpose) -> String? {
        guard let first = parts.first else { return nil }
        let rest = parts.dropFirst().map { wholeNumber($0) }
        if first == "asset" { return adaptive(parts.dropFirst()) }
        if first == "rgb" {
            guard rest.count == 3 || rest.count == 4 else { return nil }
            let components = rest.prefix(3).compactMap { $0 }.filter { $0 <= 255 }
            guard components.count == 3 else { return nil }
            let value = "rgb(" + components.map(String.init).joined(separator: " ") + ")"
            return rest.count == 3 ? value : translucent(value, rest[3])
        }
        guard let name = ColorValue.Name(rawValue: String(first)), rest.count <= 1 else {
            return nil
        }
        let value = "var(--\(variable(name, for: purpose)))"
        return rest.isEmpty ? value : translucent(value, rest[0])
    }

    /// Reads two or four colours and maybe an opacity; the last two come as far as the browser asks
    /// for more contrast.
    private static func adaptive(_ parts: ArraySlice<Substring>) -> String? {
        let colors = parts.prefix { $0.utf8.count == 8 }.map { "#" + $0 }
        let isHexadecimal = colors.allSatisfy { $0.dropFirst().allSatisfy(\.isHexDigit) }
        let rest = parts.dropFirst(colors.count)
        guard isHexadecimal, colors.count == 2 || colors.count == 4, rest.count <= 1 else {
            return nil
        }
        var value = "light-dark(\(colors[0]),\(colors[1]))"
        if colors.count == 4 {
            let more = "calc(1%*var(--more-contrast,0))"
            value = "color-mix(in srgb,light-dark(\(colors[2]),\(colors[3])) \(more),\(value))"
        }
        return rest.first.map { translucent(value, wholeNumber($0)) } ?? value
    }

    private static func translucent(_ value: String, _ percent: Int?) -> String? {
        guard let percent, percent < 100 else { return nil }
        return "color-mix(in srgb, \(value) \(percent)%, transparent)"
    }

    private static func variable(_ name: ColorValue.Name, for purpose: Purpose) -> String {
        let base = name == .groupedBackground ? "grouped-background" : name.rawValue
        switch purpose {
        case .area: return base
        case .words: return base + "-words"
        case .fill: return base + "-fill"
        }
    }

    private static func wholeNumber(_ text: Substring) -> Int? {
        guard text.utf8.count <= 3, let number = Int(text), String(number) == text, number >= 0
        else { return nil }
        return number
    }

    private static func byte(_ component: Double) -> Int {
        component.isFinite ? Int((Swift.min(Swift.max(component, 0), 1) * 255).rounded()) : 0
    }

    private static func percent(_ share: Double) -> Int {
        share.isFinite ? Int((Swift.min(Swift.max(share, 0), 1) * 100).rounded()) : 100
    }
}
