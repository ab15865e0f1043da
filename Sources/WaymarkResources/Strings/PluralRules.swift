// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The forms of words for numbers that languages tell apart.
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// The form that a language gives to the words for a number, after the Unicode Consortium's common
/// locale data (cardinal numbers).
public struct PluralRules: Sendable {
    /// The form for what is no number.
    static let other = PluralCategory.other

    private let rule: @Sendable (PluralOperands) -> PluralCategory

    /// The rules of a language, such as `ru` or `pt-BR`; those of English for one that is not
    /// known.
    public init(_ language: String) {
        let parts = LanguageParts(language)
        let isEuropeanPortuguese = parts.code == "pt" && parts.region == "PT"
        rule = Self.rules[isEuropeanPortuguese ? "pt-PT" : parts.code] ?? Self.english
    }

    /// The form for a number that is written in these digits.
    public func category(of digits: String?) -> PluralCategory {
        digits.flatMap(PluralOperands.init).map(rule) ?? .other
    }

    /// The languages whose rules are known.
    static var languages: some Sequence<String> { rules.keys }

    typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let english: Rule = { $0.i == 1 && $0.v == 0 ? .one : .other }

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        for (languages, rule) in families {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        return rules
    }()

    private static let families: [(String, Rule)] = plain + latin + slavic + celtic
}
