// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension AtomicStyle {
    /// The CSS rule of a class name; `nil` for a name that `classes(for:)` does not give.
    static func rule(for className: String) -> String? {
        guard className.hasPrefix(prefix), className.utf8.count <= 64 else { return nil }
        let parts = className.dropFirst(prefix.count)
            .split(separator: "-", omittingEmptySubsequences: false)
        guard let key = parts.first else { return nil }
        let rest = parts.dropFirst()
        let declarations =
            length(key, rest) ?? color(key, rest) ?? font(key, rest) ?? shape(key, rest)
            ?? placement(key, rest)
        return declarations.map { ".\(className){\($0)}" }
    }

    private static func length(_ key: Substring, _ rest: ArraySlice<Substring>) -> String? {
        guard let property = lengths[key], rest.count == 1, let text = rest.first else {
            return nil
        }
        if text == "inf" { return endless[key] }
        guard let value = StyleNumber.decode(text) else { return nil }
        if value < 0 {
            guard key.hasPrefix("p") || key.count == 2 && key.hasPrefix("m") else { return nil }
            return "margin" + property.drop { $0 != "-" } + ":\(StyleNumber.css(value))px"
        }
        let rigid = key == "w" || key == "h" || key == "sp" ? ";flex-shrink:0" : ""
        return "\(property):\(StyleNumber.css(value))px\(rigid)"
    }

    private static let lengths: [Substring: String] = [
        "pt": "padding-block-start", "pb": "padding-block-end",
        "ps": "padding-inline-start", "pe": "padding-inline-end",
        "mt": "margin-block-start", "mb": "margin-block-end",
        "ms": "margin-inline-start", "me": "margin-inline-end",
        "w": "inline-size", "h": "block-size", "minw": "min-inline-size",
        "maxw": "max-inline-size", "minh": "min-block-size", "maxh": "max-block-size",
        "g": "gap", "sp": "--length",
    ]

    private static let endless: [Substring: String] = [
        "w": "align-self:stretch;justify-self:stretch",
        "maxw": "align-self:stretch;justify-self:stretch",
        "h": "flex-grow:1", "maxh": "flex-grow:1", "minw": "align-self:stretch",
        "minh": "flex-grow:1",
    ]

    private static func color(_ key: Substring, _ rest: ArraySlice<Substring>) -> String? {
        switch key {
        case "bg": return StyleColor.css(rest, for: .area).map { "background-color:\($0)" }
        case "fg":
            guard let words = StyleColor.css(rest, for: .words),
                let area = StyleColor.css(rest, for: .area)
            else { return nil }
            return "color:\(words);&.image{color:\(area)}"
        case "ti":
            guard let words = StyleColor.css(rest, for: .words),
                let area = StyleColor.css(rest, for: .area),
                let fill = StyleColor.css(rest, for: .fill)
            else { return nil }
            return "--accent:\(area);--accent-words:\(words);--accent-fill:\(fill)"
        default: return nil
        }
    }

    private static func placement(_ key: Substring, _ rest: ArraySlice<Substring>) -> String? {
        guard rest.count == 1, let edge = rest.first else { return nil }
        switch key {
        case "ta": return HorizontalEdge(rawValue: String(edge))?.textAlignment
        case "pl": return HorizontalEdge(rawValue: String(edge))?.margins
        case "fx":
            guard let edge = HorizontalEdge(rawValue: String(edge)) else { return nil }
            let side = edge == .center ? edge.css : "flex-\(edge.css)"
            return "justify-content:\(side);justify-items:\(edge.css);\(edge.textAlignment);"
                + "&.v{justify-content:normal;align-items:\(side)}"
        case "fy":
            guard let edge = VerticalEdge(rawValue: String(edge))?.css else { return nil }
            return "align-content:\(edge);&.v{justify-content:\(edge)}"
        default: return nil
        }
    }
}

extension HorizontalEdge {
    fileprivate var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }

    /// By the direction of the page: a text's own may be the other one.
    fileprivate var textAlignment: String {
        switch self {
        case .leading: "text-align:left;&:where(:dir(rtl)){text-align:right}"
        case .center: "text-align:center"
        case .trailing: "text-align:right;&:where(:dir(rtl)){text-align:left}"
        }
    }

    fileprivate var margins: String {
        switch self {
        case .leading: "margin-inline-end:auto"
        case .center: "margin-inline:auto"
        case .trailing: "margin-inline-start:auto"
        }
    }
}

extension VerticalEdge {
    fileprivate var css: String {
        switch self {
        case .top, .firstBaseline: "start"
        case .center: "center"
        case .bottom, .lastBaseline: "end"
        }
    }
}
