// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension AtomicStyle {
    /// The most bytes of a class name.
    static let longestName = 160

    /// The CSS rule of a class name; `nil` for a name that `classes(for:)` does not give.
    static func rule(for className: String) -> String? {
        guard className.hasPrefix(prefix), className.utf8.count <= longestName else { return nil }
        let parts = className.dropFirst(prefix.count)
            .split(separator: "-", omittingEmptySubsequences: false)
        guard let key = parts.first.flatMap({ StyleKey(rawValue: String($0)) }) else { return nil }
        return key.declarations(parts.dropFirst()).map { ".\(className){\($0)}" }
    }

    /// Space at one edge; padding that is negative is margin.
    static func edge(_ kind: String, _ edge: String, _ text: String) -> String? {
        guard let value = StyleNumber.decode(text) else { return nil }
        return "\(value < 0 ? "margin" : kind)\(edge):\(StyleNumber.css(value))px"
    }

    /// A length that is not negative; `endless` is for `inf`.
    static func size(
        _ property: String, _ text: String, endless: String? = nil, isRigid: Bool = false
    ) -> String? {
        if text == "inf" { return endless }
        guard let value = StyleNumber.decode(text), value >= 0 else { return nil }
        return "\(property):\(StyleNumber.css(value))px\(isRigid ? ";flex-shrink:0" : "")"
    }

    static let wide = "align-self:stretch;justify-self:stretch"

    static func foreground(_ rest: ArraySlice<Substring>) -> String? {
        guard let words = StyleColor.css(rest, for: .words),
            let area = StyleColor.css(rest, for: .area)
        else { return nil }
        return "color:\(words);&.image{color:\(area)}"
    }

    static func tint(_ rest: ArraySlice<Substring>) -> String? {
        guard let words = StyleColor.css(rest, for: .words),
            let area = StyleColor.css(rest, for: .area),
            let fill = StyleColor.css(rest, for: .fill)
        else { return nil }
        return "--accent:\(area);--accent-words:\(words);--accent-fill:\(fill)"
    }
}

extension HorizontalPosition {
    private var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }

    /// The rule by the direction of the page: a text's own may be the other one.
    var textAlignment: String {
        switch self {
        case .leading: "text-align:left;&:where(:dir(rtl)){text-align:right}"
        case .center: "text-align:center"
        case .trailing: "text-align:right;&:where(:dir(rtl)){text-align:left}"
        }
    }

    var margins: String {
        switch self {
        case .leading: "margin-inline-end:auto"
        case .center: "margin-inline:auto"
        case .trailing: "margin-inline-start:auto"
        }
    }

    var contentPlace: String {
        let side = self == .center ? css : "flex-\(css)"
        return "justify-content:\(side);justify-items:\(css);\(textAlignment);"
            + "&.v{justify-content:normal;align-items:\(side)}"
    }
}

extension VerticalPosition {
    var contentPlace: String { "align-content:\(css);&.v{justify-content:\(css)}" }

    private var css: String {
        switch self {
        case .top, .firstBaseline: "start"
        case .center: "center"
        case .bottom, .lastBaseline: "end"
        }
    }
}
