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
        if effects.contains(.hidden) { line += " hidden" }
        if effects.contains(.rightToLeft(true)) { line += " right to left" }
        if effects.contains(.fullSwipe) { line += " on full swipe" }
        return line
    }
}

/// Quotes and line breaks inside are escaped, so that a line of the outline is one element.
func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
        let isSpecial = scalar == "\"" || scalar == "\\" || scalar.properties.isLineControl
        result += isSpecial ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return result + "\""
}

extension Unicode.Scalar.Properties {
    /// Line breaks and the characters that steer a terminal.
    fileprivate var isLineControl: Bool {
        switch generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

/// A role as text: one conformance for each, beside its values.
protocol OutlinedRole {
    /// The role and what matters of it, on one line.
    var outline: String { get }
}

extension OutlinedRole {
    /// The parts that there are, with a blank between two of them.
    func line(_ parts: String?...) -> String {
        parts.compactMap { $0 }.joined(separator: " ")
    }
}
