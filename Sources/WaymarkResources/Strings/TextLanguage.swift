// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The languages that a person reads, the best first, as names such as `de-AT`.
public enum TextLanguage {
    /// Those of the person for whom the app is at work; the process's own where nobody is.
    @TaskLocal public static var chosen: [String]?

    /// The languages to look words up in now.
    public static var current: [String] { chosen ?? [Locale.current.identifier] }

    /// Returns that one of the languages there are which suits best; `nil` where none does.
    ///
    /// Each wish is tried in turn: the language itself, the same with another region or none, at
    /// last one of the same language in the same script.
    public static func best(of available: [String], for wishes: [String]) -> String? {
        let names = available.map { (name: $0, parts: LanguageParts($0)) }
        for wish in wishes {
            let wanted = LanguageParts(wish)
            let fitting = names.filter {
                $0.parts.code == wanted.code && $0.parts.script == wanted.script
            }
            let match =
                fitting.first { $0.parts.region == wanted.region }
                ?? fitting.first { $0.parts.region == nil } ?? fitting.first
            if let match { return match.name }
        }
        return nil
    }
}

/// A language's name in its parts.
struct LanguageParts: Equatable {
    let code: String
    let script: String
    /// The region, where the name has one.
    let region: String?

    init(_ name: String) {
        let language = Locale.Language(identifier: name.replacing("_", with: "-"))
        code = language.languageCode?.identifier.lowercased() ?? name.lowercased()
        script = language.script?.identifier ?? ""
        let parts = name.replacing("_", with: "-").split(separator: "-").dropFirst()
        region = parts.first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
            .map { $0.uppercased() }
    }
}
