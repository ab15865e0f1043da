// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension NSUserActivity {
    /// The key of a payload that has no keys of its own, such as a string.
    private static let plainKey = "NSUserActivityTypedPayload"

    /// Writes a value into `userInfo`: its coding keys become keys there.
    ///
    /// - Throws: What the value's `encode(to:)` throws; `userInfo` is left as it was then.
    public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
        let data = try JSONEncoder().encode(payload)
        let written = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        addUserInfoEntries(from: written as? [String: Any] ?? [Self.plainKey: written])
    }

    /// Reads a value that `setTypedPayload(_:)` wrote.
    ///
    /// - Throws: `DecodingError` when `userInfo` holds no such value.
    public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
        let written = payloadEntries[Self.plainKey] ?? payloadEntries
        let data = try JSONSerialization.data(withJSONObject: written, options: .fragmentsAllowed)
        return try JSONDecoder().decode(type, from: data)
    }

    /// The entries that a payload may have written; other entries may be of any type.
    private var payloadEntries: [String: Any] {
        var entries: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] {
            guard let key = key as? String, JSONSerialization.isValidJSONObject([value]) else {
                continue
            }
            entries[key] = value
        }
        return entries
    }
}
