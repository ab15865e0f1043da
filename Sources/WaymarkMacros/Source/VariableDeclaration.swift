// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A `var` or `let`, taken apart as far as the macros need it.
struct VariableDeclaration {
    var attributes: [String]
    var modifiers: [String]
    /// `var` or `let`.
    var keyword: SourceToken
    var name: SourceToken
    var type: String?
    var value: String?
    /// True if braces follow the name or the type.
    var hasAccessors: Bool

    /// Nothing when the text declares something else.
    init?(_ text: String) {
        var reader = TokenReader(text)
        self.init(&reader, text: text)
    }

    /// Reads up to the end of the text.
    init?(_ reader: inout TokenReader, text: String) {
        guard let head = Head(&reader) else { return nil }
        (attributes, modifiers) = (head.attributes, head.modifiers)
        (keyword, name) = (head.keyword, head.name)
        if reader.takes(":") { type = reader.skip(upTo: ["=", "{", ";"]).map(text.slice) }
        hasAccessors = reader.isAt("{")
        if reader.takes("=") { value = reader.skip(upTo: [";"]).map(text.slice) }
    }

    /// The part up to the name.
    struct Head {
        var attributes: [String]
        var modifiers: [String] = []
        var keyword: SourceToken
        var name: SourceToken

        init?(_ reader: inout TokenReader) {
            attributes = reader.takeAttributes()
            while let word = reader.takeWord() {
                if word.text == "var" || word.text == "let" {
                    guard let name = reader.takeWord() else { return nil }
                    (keyword, self.name) = (word, name)
                    return
                }
                modifiers.append(word.text)
                if reader.isAt("(") { reader.skipGroup() }
                attributes += reader.takeAttributes()
            }
            return nil
        }
    }
}

extension VariableDeclaration {
    /// The type without its optional; `nil` for a type that is not optional.
    var wrappedType: String? {
        guard let type else { return nil }
        if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
        for prefix in ["Optional<", "Swift.Optional<"]
        where type.hasPrefix(prefix) && type.hasSuffix(">") {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return nil
    }
}

extension String {
    /// The text at these bytes of UTF-8.
    func slice(_ range: Range<Int>) -> String {
        String(decoding: Array(utf8)[range], as: UTF8.self)
    }
}
