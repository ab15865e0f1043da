// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Comments that leave a site out") struct IgnoreTests {
    private func result(_ text: String, skipping skipped: Set<String> = []) throws -> FileResult {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.skipped = skipped
        let migration = Migration(source: SourceText(path: "A.swift", text), options)
        return try #require(migration.results.first)
    }

    private let site = "Text(\"Mail\").navigationBarHidden(true)"

    @Test(arguments: ["-", "–", "—"])
    func theLineOfTheCommentAndTheNextAreLeftOut(dash: String) throws {
        let comment = "// waymark:ignore HideTheBarWithToolbar \(dash) kept for old phones"
        for text in ["\(site) \(comment)", "\(comment)\n\n  // more\n\(site)"] {
            let result = try result(text + "\n" + site)
            #expect(
                result.entries.map(\.place.line) == [
                    text.split { $0 == "\n" }.count == 1 ? 2 : 5
                ])
            #expect(result.faults.isEmpty)
        }
    }

    @Test func aCommentThatHasAnEndIsReadToo() throws {
        let comment = "/* waymark:ignore HideTheBarWithToolbar – kept for old phones */"
        let long = comment.replacing("ignore ", with: "ignore\n ").replacing("/*", with: "/**")
        for text in ["\(comment) \(site)", "\(comment)\n\(site)", "\(long)\n\(site)"] {
            let result = try result(text + "\n" + site)
            #expect(result.entries.count == 1)
            #expect(result.faults.isEmpty)
        }
        let silent = try result("/* waymark:ignore HideTheBarWithToolbar – */ \(site)")
        #expect(silent.faults.map(\.kind) == [.withoutReason])
    }

    @Test func everyRuleIsMeantByAll() throws {
        let text =
            "// waymark:ignore all – generated\n\(site).navigationBarTitle(\"Inbox\")\n\(site)"
        let result = try result(text)
        #expect(result.entries.map(\.place.line) == [3])
        #expect(result.faults.isEmpty)
    }

    @Test func severalRulesAreNamedInOneCommentOrInSeveral() throws {
        let line = "\(site).navigationBarTitle(\"Inbox\")\n\(site)"
        let one = "// waymark:ignore HideTheBarWithToolbar, UseNavigationTitle – generated\n"
        let two = """
            // waymark:ignore HideTheBarWithToolbar – generated
            // waymark:ignore UseNavigationTitle – generated

            """
        for comment in [one, two] {
            let result = try result(comment + line)
            #expect(result.entries.count == 1)
            #expect(result.faults.isEmpty)
        }
    }

    @Test func aCommentWithoutEffectIsAFault() throws {
        let result = try result("let a = 1 // waymark:ignore UseDismiss – no\n\(site)")
        #expect(result.faults.map(\.kind) == [.unused])
        #expect(result.faults.first?.place.column == 11)
        #expect(result.entries.count == 1)
        let skipped = try self.result(
            "let a = 1 // waymark:ignore UseDismiss – no\n\(site)", skipping: ["UseDismiss"])
        #expect(skipped.faults.isEmpty)
    }

    @Test func aFileWithNothingButACommentIsLookedAt() throws {
        let all = try result("let a = 1 // waymark:ignore all – no")
        #expect(all.faults.map(\.kind) == [.unused])
    }

    @Test(arguments: ["", " -", " – ", " because"])
    func aCommentWithoutReasonWorksAndIsAFault(end: String) throws {
        let result = try result("\(site) // waymark:ignore HideTheBarWithToolbar\(end)")
        #expect(result.entries.isEmpty)
        #expect(result.faults.map(\.kind) == [.withoutReason])
    }

    @Test func unknownRulesAreFaults() throws {
        let unknown = try result("\(site) // waymark:ignore HideBar – old")
        #expect(unknown.faults.map(\.kind) == [.unknownRule])
        #expect(unknown.entries.count == 1)
        let none = try result("\(site) // waymark:ignore")
        #expect(none.faults.map(\.kind) == [.unknownRule, .withoutReason])
    }

    @Test func otherTextIsNoComment() throws {
        let texts = [
            "let a = \"// waymark:ignore all – no\"", "// waymark:ignored all – no",
            "// see waymark:ignore all – no",
        ]
        for text in texts { #expect(try result("\(text)\n\(site)").faults.isEmpty) }
    }
}
#endif
