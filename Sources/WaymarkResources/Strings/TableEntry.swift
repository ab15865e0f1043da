// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The words for one key in one language.
public struct TableEntry: Equatable, Sendable {
    let words: VaryingWords
    /// The parts that vary by numbers of their own, by the names with which the words call them.
    let substitutions: [String: Substitution]

    init(_ words: VaryingWords, substitutions: [String: Substitution] = [:]) {
        self.words = words
        self.substitutions = substitutions
    }

    /// A part of the words that varies by one argument.
    struct Substitution: Equatable, Sendable {
        /// The argument's place, from 0; `nil` is that of the call among the calls.
        var argument: Int?
        var words: VaryingWords
    }

    /// The words without arguments, as a table has them.
    public var wholeText: String { words.text(PluralRules.other) }
}

/// Words that may depend on a number, the device, or the room there is.
indirect enum VaryingWords: Equatable, Sendable {
    case text(String)
    case plural([PluralCategory: VaryingWords])
    case device([String: VaryingWords])
    case width([Int: VaryingWords])

    /// The words for a number of this category.
    ///
    /// A browser is a device that no table names, so that the words for others are taken, and those
    /// for a Mac before those for a phone. Of several widths the widest is taken, which is what
    /// the words say in full.
    func text(_ category: PluralCategory) -> String {
        switch self {
        case .text(let text): return text
        case .plural(let cases):
            return (cases[category] ?? cases[.other] ?? cases.values.first)?.text(category) ?? ""
        case .device(let cases):
            let known = ["other", "mac", "ipad", "iphone"].lazy.compactMap { cases[$0] }.first
            return (known ?? cases.values.first)?.text(category) ?? ""
        case .width(let cases):
            return cases.max { $0.key < $1.key }?.value.text(category) ?? ""
        }
    }

    var varies: Bool { if case .text = self { false } else { true } }
}
