// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing

@testable import WaymarkMacros

@Suite struct JSONTests {
    func read(_ text: String) throws -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }

    @Test func readsEveryKindOfValue() throws {
        let value = try read(#" { "a": [1, -20, true, false, null], "b": {}, "c": [], "d": "x" } "#)
        #expect(
            value
                == .object([
                    "a": .array([.number(1), .number(-20), .bool(true), .bool(false), .null]),
                    "b": .object([:]), "c": .array([]), "d": .string("x"),
                ]))
    }

    @Test func readsEscapes() throws {
        let value = try read(#""\n\r\t\b\f\"\\\/\u00e9\ud83d\ude00é""#)
        #expect(value.string == "\n\r\t\u{08}\u{0C}\"\\/é😀é")
    }

    @Test(arguments: [
        "", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "tru", "1.5", "\"a", "\"\\x\"", "\"\\u12\"",
        "\"\\ud83d\"", "{} {}", "-", "99999999999999999999",
    ])
    func refusesWhatIsNotJSON(_ text: String) {
        #expect(throws: JSONReader.Unreadable.self) { try read(text) }
    }

    @Test func writesMembersInOrderAndEscapesStrings() {
        let value: JSONValue = .object([
            "b": .array([.number(1), .bool(true), .bool(false), .null]),
            "a": .string("\"\\\n\r\t\u{01}é😀"),
        ])
        #expect(value.text == #"{"a":"\"\\\n\r\t\u0001é😀","b":[1,true,false,null]}"#)
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let value: JSONValue = .object(["source": .string("let a = \"\u{1F}\\\"\r\n/\"")])
        #expect(try read(value.text) == value)
    }
}
