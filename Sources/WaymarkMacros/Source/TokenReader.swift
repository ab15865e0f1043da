// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Walks through the tokens of a declaration.
struct TokenReader {
    private let tokens: [SourceToken]
    private(set) var place = 0

    init(_ text: String) { tokens = SourceTokenizer.tokens(of: text) }

    var token: SourceToken? { place < tokens.count ? tokens[place] : nil }

    func isAt(_ text: String) -> Bool {
        token.map { $0.kind != .string && $0.text == text } ?? false
    }

    mutating func takes(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        place += 1
        return true
    }

    mutating func takeWord() -> SourceToken? {
        guard let token, token.kind == .word else { return nil }
        place += 1
        return token
    }

    /// Skips one token, or everything from an opening bracket to the one that closes it.
    mutating func skipGroup() {
        var depth = 0
        while let token {
            depth += token.nesting
            place += 1
            if depth <= 0 { return }
        }
    }

    /// Skips groups up to one of these marks, and returns the bytes between.
    mutating func skip(upTo marks: Set<String>) -> Range<Int>? {
        let first = place
        while let token, token.kind == .string || !marks.contains(token.text) { skipGroup() }
        guard place > first else { return nil }
        return tokens[first].range.lowerBound..<tokens[place - 1].range.upperBound
    }

    /// Takes attributes with their arguments, and returns the last part of their names.
    mutating func takeAttributes() -> [String] {
        var names: [String] = []
        while takes("@") {
            var name = takeWord()?.name ?? ""
            while takes(".") { name = takeWord()?.name ?? "" }
            if isAt("<") { skipGenericArguments() }
            if isAt("(") { skipGroup() }
            names.append(name)
        }
        return names
    }

    private mutating func skipGenericArguments() {
        var depth = 0
        while let token {
            if token.kind == .mark, token.text != "->" {
                depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
            }
            skipGroup()
            if depth <= 0 { return }
        }
    }
}
