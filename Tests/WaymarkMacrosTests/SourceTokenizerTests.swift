// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkMacros

@Suite struct SourceTokenizerTests {
    func texts(_ source: String) -> [String] { SourceTokenizer.tokens(of: source).map(\.text) }

    @Test func wordsMarksAndOperatorsAreTokens() {
        #expect(texts("@A var a: Int?=nil") == ["@", "A", "var", "a", ":", "Int", "?", "=", "nil"])
        #expect(texts("(a) -> B { a+c }") == ["(", "a", ")", "->", "B", "{", "a", "+", "c", "}"])
        #expect(texts("été_1 $0 `default`") == ["été_1", "$0", "`default`"])
    }

    @Test func commentsAreNoTokens() {
        #expect(texts("a // } b\nc /* { /* ( */ */ d +// e\nf") == ["a", "c", "d", "+", "f"])
        #expect(texts("a /* b") == ["a"])
    }

    @Test(arguments: [
        #""a""#, #""""#, #""\"}""#, #""\\""#, #""// no comment""#, ##"#"a " \ b"#"##,
        ##"#"\#("b")"#"##, #""\(f("}", g: { "(" }))""#, #""\("\("x")")""#,
        "\"\"\"\n  a \"b\" \\\"\"\" }\n  \"\"\"", "#\"\"\"\n  \"\"\" }\n  \"\"\"#",
    ])
    func aStringIsOneToken(_ literal: String) {
        #expect(texts("f(\(literal))") == ["f", "(", literal, ")"])
        #expect(SourceTokenizer.tokens(of: literal).map(\.kind) == [.string])
    }

    @Test func aStringThatNothingClosesEndsWithItsLine() {
        #expect(texts("\"a\nb") == ["\"a", "b"])
        #expect(texts("\"a") == ["\"a"])
        #expect(texts("\"\\") == ["\"\\"])
        #expect(texts("`a") == ["`a"])
    }

    @Test func placesCountBytes() {
        let tokens = SourceTokenizer.tokens(of: "/* é */ 😀 = x")
        #expect(tokens.map(\.range) == [9..<13, 14..<15, 16..<17])
    }
}
