// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation

/// The fields of a form or a query, as a browser sends them: `name=value&…`.
struct FormFields: Sendable {
    /// More than a page has; what comes after so many is not read.
    static let most = 10_000

    let all: [(name: String, value: String)]

    /// Reads the fields of a body; what is not understood is passed over.
    init(_ body: String) {
        all = body.utf8.split(separator: UInt8(ascii: "&"), maxSplits: Self.most)
            .prefix(Self.most).compactMap { field in
                let end = field.firstIndex(of: UInt8(ascii: "=")) ?? field.endIndex
                guard let name = Self.decoded(field[..<end]) else { return nil }
                return (name, Self.decoded(field[end...].dropFirst()) ?? "")
            }
    }

    /// The value of the last field with this name.
    subscript(name: String) -> String { all.last { $0.name == name }?.value ?? "" }

    private static func decoded(_ text: Substring.UTF8View) -> String? {
        let bytes = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return String(decoding: bytes, as: UTF8.self).removingPercentEncoding
    }
}
#endif
