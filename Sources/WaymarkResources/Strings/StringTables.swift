// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The string tables of an app, or of one bundle.
public final class StringTables: Sendable, Equatable {
    /// The entries of one table in one language, by key.
    typealias Entries = [String: TableEntry]

    /// The languages that have a table.
    public let languages: [String]
    /// The sentences about files that could not be read, or not in whole.
    public let problems: [String]
    private let developmentLanguage: String?
    private let tables: [Name: Entries]
    private let chosen = ChosenLanguages()

    /// A table is known by its name and its language.
    struct Name: Hashable {
        let table: String
        let language: String
    }

    init(_ folders: [ResourceFolder]) {
        var reader = TableReader()
        for folder in folders { reader.read(folder.url) }
        tables = reader.tables
        problems = reader.problems.sentences
        developmentLanguage = reader.sourceLanguage
        languages = Set(tables.keys.map(\.language)).subtracting(["base"]).sorted()
    }

    /// True if both are the same: tables are read once.
    public static func == (one: StringTables, other: StringTables) -> Bool { one === other }

    /// True where the app has words of its own only.
    public var isEmpty: Bool { tables.isEmpty }

    /// The language to show to a person with these wishes: the best of those that there are, else
    /// the one that the app was written in.
    public func language(for wishes: [String]) -> String {
        chosen.language(for: wishes) {
            TextLanguage.best(of: languages, for: wishes) ?? developmentLanguage
                ?? (languages.contains("en") ? "en" : languages.first ?? "en")
        }
    }

    /// The words for a key: in a language, else in none or in the one that the app was written in;
    /// `nil` where no table has it.
    public func entry(for key: String, table: String?, in language: String) -> TableEntry? {
        let table = table ?? "Localizable"
        let languages = [language, "base"] + (developmentLanguage.map { [$0] } ?? [])
        return languages.lazy.compactMap {
            self.tables[Name(table: table, language: $0)]?[key]
        }.first
    }
}

extension StringTables {
    private static let read = FolderCache(StringTables.init)

    /// The tables in these folders; they are read when they are first asked for.
    public static func of(_ folders: [ResourceFolder]) -> StringTables {
        read[folders]
    }

    /// The app's own.
    public static let app = of(AppFolders.all)
}

/// The languages that were chosen before: each text asks, and choosing takes time.
private final class ChosenLanguages: @unchecked Sendable {  // what changes is behind the lock
    private let lock = NSLock()
    private var known: [[String]: String] = [:]
    /// Strangers may have ever new wishes.
    private static let most = 1_000

    func language(for wishes: [String], choose: () -> String) -> String {
        lock.withLock {
            if let language = known[wishes] { return language }
            let language = choose()
            if known.count >= Self.most { known = [:] }
            known[wishes] = language
            return language
        }
    }
}
