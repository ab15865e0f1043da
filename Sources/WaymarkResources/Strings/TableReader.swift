// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Reads the string tables of folders.
struct TableReader {
    private(set) var tables: [StringTables.Name: StringTables.Entries] = [:]
    private(set) var problems = ResourceProblems()
    private(set) var sourceLanguage: String?
    /// A table that is larger is not read.
    private static let mostBytes = 64_000_000

    /// Reads what stands in a folder and in the folders of its languages; of two words for one key
    /// those of a catalogue win, then those of a `.stringsdict`.
    mutating func read(_ folder: URL) {
        let files = folder.sortedContents
        for language in files where language.pathExtension == "lproj" {
            for kind in ["strings", "stringsdict"] {
                for file in language.sortedContents where file.pathExtension == kind {
                    readList(file, language: language.deletingPathExtension().lastPathComponent)
                }
            }
        }
        for file in files where file.pathExtension == "xcstrings" { readCatalog(file) }
    }

    private mutating func readList(_ file: URL, language: String) {
        let isVarying = file.pathExtension == "stringsdict"
        let entries = problems.attempt(file) {
            let list = try PropertyListSerialization.propertyList(
                from: Self.contents(file), format: nil)
            guard let values = list as? [String: Any] else {
                throw ResourceProblem("holds no keys with words")
            }
            let read = try values.map { key, value in
                (key, try isVarying ? VaryingList.entry(key, value) : Self.plain(key, value))
            }
            return Dictionary(uniqueKeysWithValues: read)
        }
        if let entries { add(entries, file, language) }
    }

    private static func plain(_ key: String, _ value: Any) throws -> TableEntry {
        guard let words = value as? String else {
            throw ResourceProblem("has no words for the key '\(key)'")
        }
        return TableEntry(.text(words))
    }

    private mutating func readCatalog(_ file: URL) {
        let catalog = problems.attempt(file) {
            try JSONDecoder().decode(StringCatalog.self, from: Self.contents(file))
        }
        guard let catalog else { return }
        sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
        for (language, entries) in catalog.entries { add(entries, file, language) }
    }

    private mutating func add(_ entries: StringTables.Entries, _ file: URL, _ language: String) {
        let name = StringTables.Name(
            table: file.deletingPathExtension().lastPathComponent,
            language: language.lowercased() == "base" ? "base" : language)
        tables[name, default: [:]].merge(entries) { _, new in new }
    }

    private static func contents(_ file: URL) throws -> Data {
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
        guard size ?? 0 <= mostBytes else { throw ResourceProblem("is too large") }
        return try Data(contentsOf: file)
    }
}
