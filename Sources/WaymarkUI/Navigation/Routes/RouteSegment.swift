// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The written form of one value on a path or in a selection, as it stands in an address.
///
/// What a value says of itself comes first; text and numbers are written plainly, everything else
/// that can be encoded as JSON.
enum RouteSegment {
    /// Returns the written form of a value; `nil` for values that cannot be encoded, and for
    /// `AnyHashable`, which cannot be decoded.
    static func encode(_ value: Any) -> String? {
        if type(of: value) == AnyHashable.self { return nil }
        if let plain = plainly(value) { return plain }
        guard let value = value as? any Encodable, let data = try? encoder.encode(value) else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The written form of what need not be written as JSON.
    static func plainly(_ value: Any) -> String? {
        if let value = value as? any URLComponentConvertible, let own = own(value.urlComponent) {
            return own
        }
        if let value = value as? any RawRepresentable, let plain = plain(value.rawValue) {
            return plain
        }
        return plain(value)
    }

    private static func plain(_ value: Any) -> String? {
        if let string = value as? String { return own(string) }
        if let number = value as? any BinaryInteger { return number.description }
        if let id = value as? UUID { return id.uuidString }
        guard let value = value as? any LosslessStringConvertible else { return nil }
        return lossless(value)
    }

    private static func lossless<L: LosslessStringConvertible>(_ value: L) -> String? {
        L(value.description) == nil ? nil : own(value.description)
    }

    /// Text that is not taken for something else in a route.
    private static func own(_ text: String) -> String? {
        guard let first = text.first, !"@!~\"".contains(first), !["-", ".", ".."].contains(text)
        else { return nil }
        return text
    }

    /// The value that is written this way; `nil` when it is none of this type.
    static func decode<Value>(_ segment: String, as type: Value.Type) -> Value? {
        if let type = type as? any URLComponentConvertible.Type, own(segment) != nil,
            let value = type.init(urlComponent: segment)
        {
            return value as? Value
        }
        let value = decodePlainly(segment, as: type)
        guard let said = value as? any URLComponentConvertible else { return value }
        return own(said.urlComponent) == nil ? value : nil
    }

    /// A value that says nothing of itself, or nothing that can stand in an address.
    private static func decodePlainly<Value>(_ segment: String, as type: Value.Type) -> Value? {
        guard own(segment) != nil || segment.hasPrefix("\"") else { return nil }
        if type == String.self {
            return (segment.hasPrefix("\"") ? decodeJSON(segment, as: String.self) : segment)
                as? Value
        }
        if let type = type as? any RawRepresentable.Type, let value = raw(segment, as: type) {
            return value as? Value
        }
        if let type = type as? any LosslessStringConvertible.Type, let value = type.init(segment) {
            return value as? Value
        }
        guard let type = type as? any Decodable.Type else { return nil }
        return decodeJSON(segment, as: type) as? Value
    }

    private static func raw<R: RawRepresentable>(_ segment: String, as type: R.Type) -> R? {
        decode(segment, as: R.RawValue.self).flatMap(R.init(rawValue:))
    }

    private static func decodeJSON<D: Decodable>(_ segment: String, as type: D.Type) -> D? {
        let decoder = JSONDecoder()
        if let value = try? decoder.decode(type, from: Data(segment.utf8)) { return value }
        guard let quoted = try? JSONEncoder().encode(segment) else { return nil }
        return try? decoder.decode(type, from: quoted)
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}
