// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A string catalogue, `.xcstrings`: the words of one table in all languages.
struct StringCatalog: Decodable {
    let sourceLanguage: String
    let strings: [String: Key]

    struct Key: Decodable {
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        let value: String
    }

    /// The words in the forms of a plural, for devices, or for widths.
    struct Variations: Decodable {
        let plural: [String: Variant]?
        let device: [String: Variant]?
        let width: [String: Variant]?
    }

    final class Variant: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let variations: Variations?
    }

    /// The entries by language; a key without words stands for itself in the source language.
    var entries: [String: StringTables.Entries] {
        var entries: [String: StringTables.Entries] = [sourceLanguage: [:]]
        for (name, key) in strings {
            for (language, words) in key.localizations ?? [:] {
                entries[language, default: [:]][name] = words.entry
            }
        }
        return entries
    }
}

extension StringCatalog.Localization {
    fileprivate var entry: TableEntry? {
        guard let words = variations?.words ?? stringUnit.map({ .text($0.value) }) else {
            return nil
        }
        let parts = (substitutions ?? [:]).compactMapValues { part in
            part.variations?.words.map {
                TableEntry.Substitution(argument: part.argNum.map { $0 - 1 }, words: $0)
            }
        }
        return TableEntry(words, substitutions: parts)
    }
}

extension StringCatalog.Variations {
    fileprivate var words: VaryingWords? {
        if let plural {
            let forms = plural.compactMap { name, variant in
                PluralCategory(rawValue: name).flatMap { form in variant.words.map { (form, $0) } }
            }
            return .plural(Dictionary(uniqueKeysWithValues: forms))
        }
        if let device { return .device(device.compactMapValues(\.words)) }
        let widths = (width ?? [:]).compactMap { name, variant in
            Int(name).flatMap { width in variant.words.map { (width, $0) } }
        }
        return widths.isEmpty ? nil : .width(Dictionary(uniqueKeysWithValues: widths))
    }
}

extension StringCatalog.Variant {
    fileprivate var words: VaryingWords? {
        variations?.words ?? stringUnit.map { .text($0.value) }
    }
}
