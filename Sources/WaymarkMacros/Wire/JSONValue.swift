// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A JSON value of the compiler's plug-in messages; their numbers are whole.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue {
    /// The member of an object, or nothing where there is no object or no such member.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self, let value = members[name], value != .null else {
            return nil
        }
        return value
    }

    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var number: Int? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    var array: [JSONValue]? {
        guard case .array(let items) = self else { return nil }
        return items
    }
}
