// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Element {
    /// This tree as indented text: what `--outline` and failing tests print.
    public var outline: String {
        var lines: [String] = []
        var pending = [(element: self, indent: "")]
        while let (element, indent) = pending.popLast() {
            lines.append(indent + element.content.outline)
            for child in element.children.reversed() { pending.append((child, indent + "  ")) }
        }
        return lines.joined(separator: "\n")
    }
}

extension ElementContent {
    /// The role and whatever else a reader needs, on one line.
    fileprivate var outline: String {
        var line = role.outline
        if let label = accessibility.label { line += " label \(quoted(label))" }
        if let name = accessibility.identifier { line += " identifier \(quoted(name))" }
        if !isEnabled { line += " disabled" }
        if let shortcut = accessibility.shortcut { line += " shortcut \(shortcut.outline)" }
        if isFocusable == true { line += " focusable" }
        if effects.contains(.hidden) { line += " hidden" }
        if effects.contains(.rightToLeft(true)) { line += " right to left" }
        if effects.contains(.redacted(true)) { line += " redacted" }
        if effects.contains(.fullSwipe) { line += " on full swipe" }
        return line
    }
}
