// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The entries of a `.stringsdict`.
enum VaryingList {
    /// Reads the words for a key: a format whose named parts vary by numbers, words for several
    /// widths, or words for several devices.
    static func entry(_ key: String, _ value: Any) throws -> TableEntry {
        if let words = value as? String { return TableEntry(.text(words)) }
        guard let entry = value as? [String: Any] else {
            throw ResourceProblem("has no words for the key '\(key)'")
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            let widths = widths.compactMap { width, words in
                Int(width).map { ($0, VaryingWords.text(words)) }
            }
            return TableEntry(.width(Dictionary(uniqueKeysWithValues: widths)))
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
            return TableEntry(.device(devices.mapValues { .text($0) }))
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
            throw ResourceProblem("has no 'NSStringLocalizedFormatKey' for the key '\(key)'")
        }
        let parts = entry.compactMapValues { ($0 as? [String: Any]).map(part) }
        return TableEntry(.text(format), substitutions: parts)
    }

    private static func part(_ part: [String: Any]) -> TableEntry.Substitution {
        let cases = PluralCategory.allCases.compactMap { category in
            (part[category.rawValue] as? String).map { (category, VaryingWords.text($0)) }
        }
        return TableEntry.Substitution(words: .plural(Dictionary(uniqueKeysWithValues: cases)))
    }
}
