// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A message with places for values, as C has them: `%d`, and with words for who may read them,
/// `%{public}@`.
struct LogFormat {
    private let pattern: String

    init(_ pattern: String) { self.pattern = pattern }

    /// The message with values in its places; text is private unless its place says otherwise.
    func text(of values: [any CVarArg], showsPrivate: Bool) -> String {
        var rest = values[...]
        var text = ""
        var remaining = pattern[...]
        while let sign = remaining.firstIndex(of: "%") {
            text += remaining[..<sign]
            remaining = remaining[sign...].dropFirst()
            if remaining.first == "%" {
                text += "%"
                remaining.removeFirst()
            } else {
                let place = Place(&remaining)
                text += place.text(of: rest.popFirst(), showsPrivate: showsPrivate)
            }
        }
        return text + remaining
    }

    /// What stands behind a `%`.
    private struct Place {
        private var words = ""
        private var format = "%"
        private var kind: Character = "@"

        init(_ text: inout Substring) {
            if text.first == "{", let end = text.firstIndex(of: "}") {
                words = String(text[..<end].dropFirst())
                text = text[end...].dropFirst()
            }
            while let character = text.popFirst() {
                format.append(character)
                guard character.isLetter || character == "@" else { continue }
                if "hlqLzjt".contains(character) { continue }
                kind = character
                return
            }
        }

        func text(of value: (any CVarArg)?, showsPrivate: Bool) -> String {
            guard let value else { return "<decode: missing data>" }
            if kind == "@" || kind == "s" {
                let privacy: OSLogPrivacy = words.contains("public") ? .public : .private
                return privacy.shown("\(value)", showsPrivate: showsPrivate)
            }
            let privacy: OSLogPrivacy = words.contains("private") ? .private : .public
            return privacy.shown(
                String(format: format, arguments: [value]), showsPrivate: showsPrivate)
        }
    }
}
