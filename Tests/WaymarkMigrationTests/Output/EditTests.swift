// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Edits") struct EditTests {
    private let source = SourceText(path: "A.swift", "let a = 1\nlet b = 2\n")

    @Test func whatIsNotEditedStaysByteForByte() throws {
        let edited = try EditedText(source, [Edit(4..<5, "c"), .insert("let d = 3\n", at: 20)])
        #expect(
            String(decoding: edited.bytes, as: UTF8.self) == "let c = 1\nlet b = 2\nlet d = 3\n"
        )
        #expect(edited.newRanges == [4..<5, 20..<30])
    }

    @Test func editsInsideOfMovedBytesAreDoneWhereTheyArrive() throws {
        let swap = Edit(0..<19, pieces: [.copy(10..<19), .text("\n"), .copy(0..<9)])
        let edited = try EditedText(source, [swap, Edit(4..<5, "c")])
        #expect(String(decoding: edited.bytes, as: UTF8.self) == "let b = 2\nlet c = 1\n")
    }

    @Test func aTokenThatStaysWithinAnEditIsComparedToo() throws {
        let call = ParsedFile(SourceText(path: "A.swift", "f(a, b)"))
        let failure = { (edit: Edit) in
            let after = try EditedText(call.source, [edit])
            return EditCheck(before: call, edits: [edit], after: after).failure
        }
        #expect(try failure(Edit(2..<6, pieces: [.copy(5..<6), .text(", "), .copy(2..<3)])) == nil)
        #expect(
            try failure(Edit(2..<6, pieces: [.copy(2..<3), .copy(5..<6)]))
                == "a token that stays within an edit changed")
        #expect(
            try failure(Edit.insert("x", at: 2)) == "a token outside of the edits changed")
    }

    @Test func aModifierTakesItsLineWithItAndLeavesItsComment() {
        let source = SourceText(path: "A.swift", "a\n    .b()\n    .c() // why\n    .d().e()\n")
        #expect(source.removal(of: 6..<10) == Edit(2..<11, ""))
        #expect(source.removal(of: 15..<19) == Edit(15..<20, ""))
        #expect(source.removal(of: 31..<35) == Edit(31..<35, ""))
    }

    @Test func whatEndsSomethingComesAfterWhatIsPutInIt() throws {
        let source = SourceText(path: "A.swift", "{ a\n}")
        let edits = [Edit.end([.text(" }, {")], at: 3), .insert(".b", at: 3), Edit(3..<4, "\n\n")]
        let edited = try EditedText(source, edits)
        #expect(String(decoding: edited.bytes, as: UTF8.self) == "{ a.b }, {\n\n}")
    }

    @Test(arguments: [
        ("{ a; b }", 5..<6, "{ a }"), ("{ a; b; c }", 5..<7, "{ a; c }"),
        ("{ a; b }", 2..<4, "{ b }"), ("{ a }", 2..<3, "{  }"), ("{ a; b;\n}", 5..<7, "{ a\n}"),
    ])
    func aStatementTakesItsSemicolonWithIt(text: String, range: Range<Int>, after: String)
        throws
    {
        let source = SourceText(path: "A.swift", text)
        let edited = try EditedText(source, [source.removal(ofStatement: range)])
        #expect(String(decoding: edited.bytes, as: UTF8.self) == after)
    }

    @Test(arguments: [
        ("a\n\nb\n", 0..<1, "b\n"), ("a\n\nb\n", 3..<4, "a\n"),
        ("{\n    a\n\n    b\n}\n", 13..<14, "{\n    a\n}\n"), ("a\n\nb\n\nc\n", 3..<4, "a\n\nc\n"),
    ])
    func aStatementTakesAnEmptyLineWithIt(text: String, range: Range<Int>, after: String) throws {
        let source = SourceText(path: "A.swift", text)
        let edited = try EditedText(source, [source.removal(ofStatement: range)])
        #expect(String(decoding: edited.bytes, as: UTF8.self) == after)
    }

    @Test func editsInsideOfBytesThatMoveAwayAreDoneWhereTheyArrive() throws {
        let gone = Edit(0..<10, "")
        let arrival = Edit(20..<20, pieces: [.copy(0..<9), .text("!")])
        let edited = try EditedText(source, [gone, Edit(4..<5, "c"), arrival])
        #expect(String(decoding: edited.bytes, as: UTF8.self) == "let b = 2\nlet c = 1!")
        #expect(throws: EditConflict(range: 9..<9)) {
            try EditedText(
                source, [gone, .insert("x", at: 9), Edit(20..<20, pieces: [.copy(0..<8)])])
        }
    }

    @Test func editsInsideOfDiscardedBytesAreGivenUp() throws {
        let edited = try EditedText(source, [.discard(0..<10), Edit(4..<5, "c")])
        #expect(String(decoding: edited.bytes, as: UTF8.self) == "let b = 2\n")
    }

    @Test func linesThatMoveKeepTheirShape() throws {
        let source = SourceText(path: "A.swift", "  a {\n    b\n\n  }\nc\n")
        let move = Edit(2..<16, pieces: [.text("x "), .block([[.copy(2..<16)]])])
        let edited = try EditedText(source, [move, Edit(10..<11, "d")])
        #expect(
            String(decoding: edited.bytes, as: UTF8.self)
                == "  x {\n    a {\n      d\n\n    }\n  }\nc\n")
    }

    @Test func twoEditsOfTheSameBytesAreAConflict() {
        #expect(throws: EditConflict(range: 5..<8)) {
            try EditedText(source, [Edit(4..<6, "x"), Edit(5..<8, "y")])
        }
        #expect(throws: EditConflict(range: 5..<6)) {
            try EditedText(source, [Edit(4..<9, ""), Edit(5..<6, "y")])
        }
    }

    @Test func aByteOrderMarkIsNoPartOfItsLine() {
        let source = SourceText(path: "A.swift", "\u{FEFF}    let a = 1\n")
        #expect(source.place(of: 7).column == 5)
        #expect(source.indentation(at: 7) == "    ")
        #expect(source.removal(of: 7..<16) == Edit(3..<17, ""))
    }

    @Test func editorsCountUTF16AndNoByteOrderMark() {
        let source = SourceText(path: "A.swift", "\u{FEFF}let 🍎 = 1\nlet 🍎 = 2\n")
        for line in 0..<2 {
            let equals = source.range(ofLine: line).upperBound - "= 1\n".utf8.count
            #expect(source.position(of: equals) == TextPosition(line: line + 1, column: 8))
        }
    }

    @Test func editsInsideOfOthersAreOneReplacement() {
        let swap = Edit(0..<19, pieces: [.copy(10..<19), .text("\n"), .copy(0..<9)])
        let edits = [Edit(4..<5, "c"), swap, .insert("// end\n", at: 19)]
        #expect(
            Replacement.all(edits, in: source) == [
                Replacement(
                    start: TextPosition(line: 1, column: 1),
                    end: TextPosition(line: 2, column: 10), text: "let b = 2\nlet c = 1"),
                Replacement(
                    start: TextPosition(line: 2, column: 10),
                    end: TextPosition(line: 2, column: 10), text: "// end\n"),
            ])
    }

    @Test(arguments: ["\n", "\r\n"])
    func placesAreCountedAsCompilersCountThem(lineEnd: String) {
        let source = SourceText(path: "A.swift", "let é = \"👩‍👩‍👧\"" + lineEnd + "let b = 2")
        let offset = source.text.utf8.count - 1
        #expect(
            source.place(of: offset)
                == SourcePlace(path: "A.swift", line: 2, column: 9, offset: offset))
        #expect(source.place(of: 6).column == 6)
    }
}
#endif
