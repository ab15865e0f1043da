// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A value that stands in a key.
enum KeyArgument: Equatable, Sendable {
    case text(String)
    /// A number in digits, which the words around it may follow.
    case number(String)
    /// A text in its own style.
    indirect case styled(Text)

    var string: String {
        switch self {
        case .text(let string), .number(let string): string
        case .styled(let text): text.plainString
        }
    }

    /// The digits, where it is a number.
    var digits: String? { if case .number(let digits) = self { digits } else { nil } }
}

extension KeyArgument: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let parts = try container.decode([String].self)
        let text = parts.last ?? ""
        self = parts.first == "number" ? .number(text) : .text(text)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode([digits == nil ? "text" : "number", string])
    }
}
