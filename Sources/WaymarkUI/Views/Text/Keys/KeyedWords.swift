// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkResources

/// A key, where it is looked up, and the style of what is found there.
struct KeyedWords: Equatable, Sendable {
    private(set) var key: LocalizedStringKey
    private let table: String?
    private let tables: StringTables
    /// The language of the text, where it is not that of the views around.
    private let language: String?
    /// The style of the words, as a piece of nothing.
    private var style = TextRun("")

    init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, language: String?) {
        self.key = key
        self.table = table
        tables = .tables(of: bundle)
        self.language = language
    }

    /// True if there are tables that may have other words.
    var varies: Bool { !tables.isEmpty }

    func words(in language: String?) -> TextContent {
        key.words(table, from: tables, in: self.language ?? language, style: style)
    }

    /// Changes the style of the words, and of the texts among the values.
    mutating func change(_ change: (inout TextRun) -> Void) {
        change(&style)
        key = key.changingStyles(change)
    }
}
