// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension JSONValue {
    /// The value as JSON text, members in alphabetical order.
    var text: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let number): return String(number)
        case .string(let text): return quoted(text)
        case .array(let items): return "[" + items.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            return "{" + sorted.map { quoted($0.key) + ":" + $0.value.text }.joined(separator: ",")
                + "}"
        }
    }
}

private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": quoted += "\\\""
        case "\\": quoted += "\\\\"
        case "\n": quoted += "\\n"
        case "\r": quoted += "\\r"
        case "\t": quoted += "\\t"
        case "\u{00}"..<"\u{20}":
            let digits = String(scalar.value, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}
