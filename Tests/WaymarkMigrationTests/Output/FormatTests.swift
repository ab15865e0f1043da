// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Formats of findings") struct FormatTests {
    private let text = """
        Text("👩‍👩‍👧").navigationBarHidden(true)
            .navigationBarTitle("50 %, or: more", mode: 3)

        """

    private func folder() throws -> ProjectFolder {
        let folder = try ProjectFolder()
        try folder.write(text, to: "My Views/A.swift")
        return folder
    }

    private func lint(_ format: String) throws -> String {
        let folder = try folder()
        defer { folder.remove() }
        let run = try Program.waymark(
            "lint", "--format", format, "--min-ios", "17", in: folder)
        #expect(run.status == 1)
        #expect(run.complaints == "2 findings\n")
        return run.output
    }

    @Test func textIsWhatCompilersWrite() throws {
        let lines = try lint("text").split(separator: "\n")
        #expect(
            lines == [
                "My Views/A.swift:1:11: warning: 'navigationBarHidden': 'waymark migrate' hides bars with 'toolbar(_:for:)' [HideTheBarWithToolbar/exact]",
                "My Views/A.swift:2:6: warning: 'navigationBarTitle': \(Refusal.unknownForm.sentence) [UseNavigationTitle/unknown-form]",
            ])
    }

    @Test func annotationsEscapeWhatGitHubWouldMisread() throws {
        let lines = try lint("github").split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix(
                "::warning col=11,file=My Views/A.swift,line=1,title=HideTheBarWithToolbar/exact::"
            ))
        let finding = Finding(
            rule: "A:B", severity: .high,
            place: SourcePlace(path: "a", line: 1, column: 1, offset: 0),
            position: TextPosition(line: 1, column: 1), subject: "50 %\nof it",
            verdict: .comment(.unused), cause: nil, assumed: nil, option: nil,
            fingerprint: Fingerprint(rule: "A:B", path: "a,b.swift", line: "", ordinal: 0),
            fix: [])
        #expect(
            try FindingFormat.github.text([finding], problems: []).hasPrefix(
                "::error col=1,file=a%2Cb.swift,line=1,title=A%3AB/unused-ignore::'50 %25%0Aof it'"
            ))
    }

    @Test func jsonHasOneStableShape() throws {
        let content = try JSONDecoder().decode(LintContent.self, from: Data(lint("json").utf8))
        #expect(content.version == 1)
        #expect(content.problems.isEmpty)
        #expect(content.findings.map(\.path) == ["My Views/A.swift", "My Views/A.swift"])
        #expect(content.findings.map(\.verdict) == ["rewritable", "refused"])
        #expect(content.findings.map(\.code) == ["exact", "unknown-form"])
        #expect(content.findings.map(\.column) == [11, 6])
        #expect(content.findings[1].fix.isEmpty)
    }

    @Test func membersOfTheJSONAreNotRenamed() throws {
        let top = try #require(
            try JSONSerialization.jsonObject(with: Data(lint("json").utf8)) as? [String: Any])
        #expect(Set(top.keys) == ["version", "findings", "problems"])
        let findings = try #require(top["findings"] as? [[String: Any]])
        #expect(
            findings.first?.keys.sorted() == [
                "code", "column", "diagnostic", "fix", "line", "lineHash", "message", "offset",
                "ordinal", "path", "rule", "severity", "subject", "verdict",
            ])
    }

    @Test func doingTheFixesIsMigrating() throws {
        let content = try JSONDecoder().decode(LintContent.self, from: Data(lint("json").utf8))
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { Array($0.utf16) }
        for change in content.findings.flatMap(\.fix).reversed() {
            #expect(change.startLine == change.endLine)
            let range = change.startColumn - 1..<change.endColumn - 1
            lines[change.startLine - 1].replaceSubrange(range, with: Array(change.text.utf16))
        }
        #expect(
            String(decoding: lines[0], as: UTF16.self)
                == "Text(\"👩‍👩‍👧\").toolbar(.hidden, for: .navigationBar)")
    }

    @Test func migrateTellsItsPlanAsJSON() throws {
        let folder = try folder()
        defer { folder.remove() }
        let run = try Program.waymark("migrate", "--json", "--min-ios", "17", in: folder)
        #expect(run.status == 0)
        let top = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(Set(top.keys) == ["version", "isWritten", "files", "problems"])
        #expect(top["version"] as? Int == 1)
        #expect(top["isWritten"] as? Bool == false)
        let file = try #require((top["files"] as? [[String: Any]])?.first)
        #expect(Set(file.keys) == ["path", "isChanged", "isNew", "diff", "entries"])
        let plain = try Program.waymark("migrate", "--min-ios", "17", in: folder)
        #expect(file["diff"] as? String == plain.output)
        let entries = try #require(file["entries"] as? [[String: Any]])
        #expect(entries.map { $0["fate"] as? String } == ["migrated", "refused"])
    }

    @Test(arguments: Severity.allCases)
    func severitiesAreErrorsFromHighOn(severity: Severity) {
        let isError = severity == .high || severity == .critical
        #expect(severity.diagnostic == (isError ? "error" : "warning"))
    }

    @Test func whatWaitsForAnOptionNamesItAsItIsTyped() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("NavigationView { Text(\"a\") }", to: "A.swift")
        let lint = try Program.waymark("lint", "--min-ios", "17", in: folder)
        #expect(lint.output.contains("'waymark migrate --ipad stack' replaces"))
        let plain = try Program.waymark("migrate", "--min-ios", "17", in: folder)
        #expect(
            plain.complaints.contains(
                "  1 more with --ipad stack: something looks different on an iPad or a Mac\n"
                    + "    A.swift:1:1 'NavigationView'\n"))
        try folder.write("NavigationView { List { a }; b }", to: "B.swift")
        let two = try Program.waymark("migrate", "--min-ios", "17", in: folder)
        #expect(two.complaints.contains("  1 more with --ipad split: "))
        let older = try Program.waymark("migrate", "--min-ios", "15", in: folder)
        #expect(older.complaints.contains("  1 more with --ipad split --assisted: "))
        let both = try Program.waymark(
            "migrate", "--ipad", "split", "--assisted", "--min-ios", "15", in: folder)
        #expect(both.output.contains("+CompatNavigationSplitView { List { a } } detail: { b }"))
        let asked = try Program.waymark(
            "migrate", "--ipad", "stack", "--min-ios", "17", in: folder)
        #expect(asked.output.contains("+NavigationStack { Text(\"a\") }"))
    }
}
#endif
