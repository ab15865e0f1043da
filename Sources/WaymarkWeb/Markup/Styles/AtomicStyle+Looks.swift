// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension AtomicStyle {
    static func namedFont(_ text: String) -> String? {
        FontValue.Style(rawValue: text).map { style in
            let name = style.rawValue
            return "font-size:var(--size-\(name));line-height:var(--leading-\(name));"
                + "font-weight:var(--weight-\(name), 400)"
        }
    }

    static func fontSize(_ text: String) -> String? {
        guard let size = StyleNumber.decode(text), size > 0 else { return nil }
        return "font-size:\(StyleNumber.css(size / 16))rem;line-height:1.25"
    }

    static func fontWeight(_ text: String) -> String? {
        guard let number = Int(text), String(number) == text else { return nil }
        return FontValue.Weight(rawValue: number).map { "font-weight:\($0.rawValue)" }
    }

    static func fontFamily(_ text: String) -> String? {
        FontValue.Design(rawValue: text).map { "font-family:var(--family-\($0.rawValue))" }
    }

    static func corners(_ text: String) -> String? {
        guard let radius = StyleNumber.decode(text), radius >= 0 else { return nil }
        return "border-radius:\(StyleNumber.css(radius))px;overflow:clip"
    }

    static func share(_ text: String) -> String? {
        guard let percent = StyleNumber.decode(text), (0..<100).contains(percent) else {
            return nil
        }
        return StyleNumber.css(percent / 100)
    }

    static func percent(_ text: String) -> Int? {
        guard let number = Int(text), String(number) == text, (0...100).contains(number) else {
            return nil
        }
        return number
    }

    static func lines(_ text: String) -> String? {
        if text == "x" { return "-webkit-line-clamp:none;line-clamp:none" }
        guard let count = lineCount(text) else { return nil }
        if count == 1 {
            return "display:block;white-space:nowrap;overflow:hidden;text-overflow:ellipsis"
        }
        return "display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:\(count);"
            + "line-clamp:\(count);overflow:hidden;--most-lines:\(count)"
    }

    static func leastLines(_ text: String) -> String? {
        lineCount(text).map { "min-block-size:\($0)lh;--least-lines:\($0)" }
    }

    private static func lineCount(_ text: String) -> Int? {
        guard let count = Int(text), String(count) == text, (1...999).contains(count) else {
            return nil
        }
        return count
    }

    static func ratio(_ text: String, _ mode: String) -> String? {
        guard mode == "fit" || mode == "fill" else { return nil }
        let fit = "--object-fit:\(mode == "fit" ? "contain" : "cover")"
        if text == "x" { return fit }
        guard let ratio = StyleNumber.decode(text), ratio > 0 else { return nil }
        return "aspect-ratio:\(StyleNumber.css(ratio));\(fit)"
    }

    /// The height of a sheet, in points or in percent of the window.
    static func sheetHeight(_ text: String, unit: String) -> String? {
        guard let number = StyleNumber.decode(text), number >= 0 else { return nil }
        switch unit {
        case "x": return "--height:\(StyleNumber.css(number))px"
        case "p": return "--height:\(StyleNumber.css(number))dvb"
        default: return nil
        }
    }

    static func columnWidth(_ parts: [String]) -> String? {
        guard let ideal = StyleNumber.decode(parts[1]), ideal >= 0 else { return nil }
        var declarations = "--column:\(StyleNumber.css(ideal))px"
        for (text, name) in [(parts[0], "least"), (parts[2], "most")] where text != "x" {
            guard let value = StyleNumber.decode(text), value >= 0 else { return nil }
            declarations += ";--column-\(name):\(StyleNumber.css(value))px"
        }
        return declarations
    }
}

extension ClipShape {
    var css: String {
        switch self {
        case .rectangle: "overflow:clip"
        case .roundedRectangle: "border-radius:10px;overflow:clip"
        case .capsule: "border-radius:999px;overflow:clip"
        case .circle: "clip-path:circle(closest-side)"
        }
    }
}
