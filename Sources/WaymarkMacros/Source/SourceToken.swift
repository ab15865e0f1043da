// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A word, mark or string literal of Swift source; white space and comments lie between tokens.
struct SourceToken: Equatable {
    enum Kind: Equatable {
        /// An identifier, keyword or number.
        case word
        /// A bracket, an operator, or another mark.
        case mark
        /// A string with all of its interpolations.
        case string
    }

    let kind: Kind
    let text: String
    /// Bytes of UTF-8 in the text that the token comes from.
    let range: Range<Int>

    /// The change in the depth of brackets that this token makes: 1, 0 or -1.
    var nesting: Int {
        guard kind == .mark else { return 0 }
        switch text {
        case "(", "[", "{": return 1
        case ")", "]", "}": return -1
        default: return 0
        }
    }

    /// A name without the backticks that allow it to be a keyword.
    var name: String { text.filter { $0 != "`" } }
}
