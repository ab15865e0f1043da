// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Says a list in words: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {  // used by one at a time
    /// The language.
    open var locale: Locale! = .current
    /// Writes what is not text.
    open var itemFormatter: Formatter?

    /// A formatter for the current language.
    public override init() { super.init() }

    /// A formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the texts in words of the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Returns the items in words.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Returns the items in words.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
