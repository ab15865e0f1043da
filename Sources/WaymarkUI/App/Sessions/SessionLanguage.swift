// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkResources

/// The language that a session shows, chosen among those that the app has words in.
struct SessionLanguage {
    /// The language's name, such as `de` or `pt-BR`.
    let name: String
    /// The name of the locale: the same with the person's region, where that is of the language.
    let locale: String

    /// Chooses for somebody with these wishes, the best first; `nil` where there are none.
    ///
    /// An app without tables is shown as it is written, and follows the first wish where it asks
    /// for the locale.
    init?(_ wishes: [String], of tables: StringTables = .app) {
        guard let first = wishes.first else { return nil }
        let name = tables.isEmpty ? first : tables.language(for: wishes)
        self.name = name
        locale = wishes.first { TextLanguage.best(of: [name], for: [$0]) != nil } ?? name
    }

    /// True if lines are read from right to left, and the app's words are in the language.
    var isRightToLeft: Bool {
        !StringTables.app.isEmpty
            && Locale.Language(identifier: name).characterDirection == .rightToLeft
    }
}
