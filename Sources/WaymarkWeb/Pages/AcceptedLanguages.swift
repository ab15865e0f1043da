// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes

/// The languages that a browser asks for.
enum AcceptedLanguages {
    private static let most = 10

    /// The names in the header `Accept-Language`, the best first; strangers' text, so names alone.
    static func names(in request: HTTPRequest) -> [String] {
        guard let header = request.headerFields[.acceptLanguage] else { return [] }
        let wishes = header.prefix(1_000).split(separator: ",").prefix(most).compactMap(wish)
        return wishes.filter { $0.quality > 0 }.enumerated()
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .map(\.element.name)
    }

    private static func wish(_ text: Substring) -> (name: String, quality: Double)? {
        let parts = text.split(separator: ";").map { part in
            String(part.trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard let name = parts.first, name.count <= 35,
            name.utf8.allSatisfy({ $0.isLanguageCharacter })
        else { return nil }
        let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
        return (name, quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1)
    }
}

extension UInt8 {
    /// True for letters, digits and the hyphen.
    fileprivate var isLanguageCharacter: Bool {
        let character = Unicode.Scalar(self)
        return self < 128
            && (character.properties.isAlphabetic || character.properties.numericType != nil)
            || self == UInt8(ascii: "-")
    }
}
#endif
