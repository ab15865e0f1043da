// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Identifiers for the names in asset catalogues.
enum SymbolName {
    /// The names that SwiftUI gives to colours of its own.
    static let taken: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
        "pink", "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
        "tint", "foreground", "background", "selection", "separator", "placeholder", "link", "fill",
        "windowBackground", "tertiary", "quaternary", "quinary",
    ]

    /// The identifier for a name: `brandRed` for `brand-red`, `brand` for `BrandColor`.
    static func identifier(_ name: String, dropping ending: String) -> String {
        var words = typeName(name)
        if words.hasSuffix(ending), words.count > ending.count {
            words = String(words.dropLast(ending.count))
        }
        let word = lowercasingFirst(words)
        return keywords.contains(word) ? "`\(word)`" : word
    }

    /// The name of a type for a name: `BrandColors` for `brand colors`.
    static func typeName(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let joined = words.enumerated().map { index, word in
            index == 0 && words.count == 1
                ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        let capital = joined.prefix(1).uppercased() + joined.dropFirst()
        return capital.first?.isLetter == true ? capital : "_" + capital
    }

    /// `urlBar` for `URLBar`, `logo` for `Logo`.
    private static func lowercasingFirst(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let count =
            capitals.count <= 1 || capitals.count == word.count
            ? capitals.count : capitals.count - 1
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
        "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
        "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
        "for",
        "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "as", "false",
        "is", "nil", "self", "super", "throws", "true", "try",
    ]
}
