// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

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
