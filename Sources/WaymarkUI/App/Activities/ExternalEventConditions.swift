// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Texts of which one has to be part of an event's identifier (RES-010).
struct ExternalEventConditions {
    private let texts: Set<String>

    init(_ texts: Set<String>) { self.texts = texts }

    /// True if a text is contained, in whatever case and with whatever accents; `*` always is.
    func match(_ identifier: String) -> Bool {
        texts.contains { text in
            if text == "*" { return true }
            let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
            return !text.isEmpty && identifier.range(of: text, options: options) != nil
        }
    }
}
