// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Property lists") struct PropertyListTests {
    private func read(_ text: String) -> PropertyList? { PropertyList(Data(text.utf8)) }

    @Test func bareAndQuotedTextsAreRead() {
        let list = read(#"(a.b/c-d, "e \"f\" \\ g\n", 'h "i"', "", $(J), "ä", )"#)
        #expect(list == nil)
        let texts = read(#"(a.b/c-d, "e \"f\" \\ g\n", 'h "i"', "", "ä", )"#)?.texts
        #expect(texts == ["a.b/c-d", "e \"f\" \\ g\n", "h \"i\"", "", "ä"])
    }

    @Test func commentsAreNoPartOfIt() {
        let table = read("// !$*UTF8*$!\n{\r\n\ta /* b = c; */ = d; // e\n}\n")?.table
        #expect(table?["a"]?.text == "d")
        #expect(table?.count == 1)
    }

    @Test func tablesAndListsStandInEachOther() {
        let table = read("{ a = ( { b = c; }, ( ), d ); }")?.table
        let list = table?["a"]?.list
        #expect(list?.count == 3)
        #expect(list?.first?.table?["b"]?.text == "c")
        #expect(table?["a"]?.texts == nil)
    }

    @Test func theNotationWithTagsIsReadToo() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>a</key><array><string>b</string></array></dict></plist>
            """
        #expect(read(text)?.table?["a"]?.texts == ["b"])
    }

    @Test(arguments: [
        "", "{ a = b", "{ a b; }", "{ a = b }", "(a b)", "\"a", "{ } }", "/* a",
    ])
    func whatIsBrokenIsNone(_ text: String) { #expect(read(text) == nil) }

    @Test func whatIsTooDeepIsNone() {
        #expect(read(String(repeating: "(", count: 100_000)) == nil)
    }
}
#endif
