// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A type or an extension, taken apart as far as the macros need it.
struct TypeDeclaration {
    /// `struct`, `class`, `extension` …; empty when the text declares no type.
    var keyword: String
    /// The last part of the name.
    var name: String
    var isPrivate: Bool
    /// The declaration's own stored and computed properties, not those of types inside.
    var variables: [VariableDeclaration.Head]

    init(_ text: String) {
        var reader = TokenReader(text)
        (keyword, name, isPrivate, variables) = ("", "", false, [])
        _ = reader.takeAttributes()
        while let word = reader.takeWord() {
            if Self.keywords.contains(word.text) {
                keyword = word.text
                name = reader.takeWord()?.name ?? ""
                while reader.takes(".") { name = reader.takeWord()?.name ?? "" }
                break
            }
            if word.text == "private" { isPrivate = true }
            if reader.isAt("(") { reader.skipGroup() }
            _ = reader.takeAttributes()
        }
        _ = reader.skip(upTo: ["{"])
        if reader.takes("{") { readVariables(&reader) }
    }

    private static let keywords: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension",
    ]

    private mutating func readVariables(_ reader: inout TokenReader) {
        while reader.token != nil, !reader.isAt("}") {
            var ahead = reader
            if let variable = VariableDeclaration.Head(&ahead) {
                variables.append(variable)
                reader = ahead
            } else {
                reader.skipGroup()
            }
        }
    }
}
