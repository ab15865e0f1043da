// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Splits Swift source into tokens, as far as the macros have to understand it.
///
/// Regular expression literals are read as operators and words.
struct SourceTokenizer {
    private(set) var bytes: [UInt8]
    var place = 0

    static func tokens(of text: String) -> [SourceToken] {
        var tokenizer = SourceTokenizer(bytes: Array(text.utf8))
        var tokens: [SourceToken] = []
        while let token = tokenizer.next() { tokens.append(token) }
        return tokens
    }

    func at(_ text: StaticString, offset: Int = 0) -> Bool {
        let start = place + offset
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy {
            bytes[start + $0] == text.utf8Start[$0]
        }
    }

    mutating func next() -> SourceToken? {
        skipSpaceAndComments()
        guard place < bytes.count else { return nil }
        let start = place
        let kind = skipToken()
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        return SourceToken(kind: kind, text: text, range: start..<place)
    }

    private mutating func skipToken() -> SourceToken.Kind {
        let byte = bytes[place]
        if isStringStart {
            skipString()
            return .string
        }
        if byte == UInt8(ascii: "`") {
            place += 1
            skip { $0 != UInt8(ascii: "`") }
            place = min(place + 1, bytes.count)
            return .word
        }
        if isWordByte(byte) {
            skip(isWordByte)
            return .word
        }
        place += 1
        guard isOperatorByte(byte), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") else {
            return .mark
        }
        while place < bytes.count, isOperatorByte(bytes[place]), !at("//"), !at("/*") { place += 1 }
        return .mark
    }

    private mutating func skip(_ belongs: (UInt8) -> Bool) {
        while place < bytes.count, belongs(bytes[place]) { place += 1 }
    }

    private mutating func skipSpaceAndComments() {
        while place < bytes.count {
            if bytes[place] <= 0x20 {
                place += 1
            } else if at("//") {
                skip { $0 != 0x0A && $0 != 0x0D }
            } else if at("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        while place < bytes.count {
            if at("/*") {
                depth += 1
                place += 2
                continue
            }
            if at("*/") {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
            if depth == 0 { return }
        }
    }
}

private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        return true
    default:
        return false
    }
}

private func isOperatorByte(_ byte: UInt8) -> Bool {
    "=<>+-*/!&|^~?%".utf8.contains(byte)
}
