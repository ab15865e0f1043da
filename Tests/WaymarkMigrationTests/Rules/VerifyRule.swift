// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

/// Proves of one example of a rule what it says, in every disguise that source comes in.
struct VerifyRule {
    let rule: any Rule.Type
    let example: Example

    private func context(for file: ParsedFile) -> RuleContext {
        RuleContext(
            floor: example.floor, navigation: NavigationIndex([FileFacts(file)]),
            observableClasses: ObservableClasses(in: [file]))
    }
    private var location: SourceLocation {
        SourceLocation(
            fileID: "WaymarkMigration/\(rule.name).swift", filePath: "\(example.file)",
            line: Int(example.line), column: 1)
    }

    func run() throws {
        expect(!parsed(example.source).hasError, "the source does not parse")
        let result = try migrated(example.source)
        try checkFindings(result)
        if case .rewrite(_, let after) = example.expectation { try check(after) }
        try checkHiding()
        checkOldSystems()
        try checkDisguises()
        checkIgnoring()
        checkTogether()
    }

    private func checkFindings(_ result: Migrated) throws {
        expect(
            result.sites.map(\.offset) == example.marks,
            "sites at \(result.sites.map(\.offset))")
        for site in result.sites {
            switch (site.outcome, example.expectation) {
            case (.rewrite(let level, _), .rewrite(let wanted, _)):
                expect(level == wanted, "\(level)")
            case (.refuse(let refusal), .refusal(let wanted)):
                expect(refusal == wanted, "\(refusal)")
            default: expect(false, "\(site.outcome)")
            }
        }
    }

    private func check(_ after: String) throws {
        let result = try migrated(example.source)
        expect(result.text == after, "became:\n\(result.text)")
        expect(result.failure == nil, result.failure ?? "")
        expect(!parsed(after).hasError, "the result does not parse")
        let again = try migrated(after)
        expect(again.text == after, "a second run makes:\n\(again.text)")
    }

    /// The same source in a comment or in a literal is left alone.
    private func checkHiding() throws {
        let comment = "/*\n\(example.source.replacing("*/", with: "* /"))\n*/\nlet a = 1\n"
        let literal = "let text = ####\"\"\"\n\(example.source)\n\"\"\"####\n"
        for source in [comment, literal] {
            expect(try migrated(source).sites.isEmpty, "found in a comment or a literal")
        }
    }

    /// Files of targets with old systems need not be parsed for a rule that is for new ones.
    private func checkOldSystems() {
        guard rule.isForNewSystemsOnly else { return }
        let old = RuleContext(floor: DeploymentTargets([.iOS: Version(13)]))
        let sites = rule.sites(in: parsed(example.source), old)
        expect(sites.isEmpty, "\(sites.count) sites for an old system")
    }

    /// It works behind emoji, with CRLF, with tabs and with a byte order mark.
    private func checkDisguises() throws {
        let disguises: [(String) -> String] = [
            { "let flag = \"👩‍👩‍👧🇪🇺\" // 漢字\n" + $0 },
            { $0.replacing("\n", with: "\r\n") },
            { $0.replacing("    ", with: "\t") },
            { "\u{FEFF}" + $0 },
        ]
        for disguise in disguises where disguise(example.source) != example.source {
            let result = try migrated(disguise(example.source))
            expect(
                result.sites.count == example.marks.count,
                "disguised: \(result.sites.count) sites")
            guard case .rewrite(_, let after) = example.expectation else { continue }
            expect(
                Array(result.text.utf8) == Array(disguise(after).utf8),
                "disguised:\n\(result.text)")
        }
    }

    /// A comment before each line with a site leaves the source as it is, and is needed.
    private func checkIgnoring() {
        let source = SourceText(path: "Example.swift", example.source)
        let lines = Set(example.marks.map { source.line(of: $0) })
        let ignoring = example.source.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated().map { index, line in
                lines.contains(index)
                    ? "// waymark:ignore \(rule.name) – an example\n\(line)" : "\(line)"
            }.joined(separator: "\n")
        let result = result(of: ignoring, only: [rule.name])
        expect(result.entries.isEmpty, "found in spite of a comment:\n\(ignoring)")
        expect(result.faults.isEmpty, "\(result.faults.map(\.kind)):\n\(ignoring)")
        expect(!result.isChanged, "changed in spite of a comment:\n\(ignoring)")
    }

    /// All rules together do what this one does, or what the example says of them, wrappers
    /// aside; what others do to source that this one leaves is their examples' matter.
    private func checkTogether() {
        let result = result(of: example.source, only: [])
        if let problem = result.problem { expect(false, "all rules together: \(problem)") }
        let own: String? =
            if case .rewrite(_, let after) = example.expectation { after } else { nil }
        guard let wanted = example.together ?? own else { return }
        let text = Wrapper.allCases.reduce(String(decoding: result.after, as: UTF8.self)) {
            $0.replacing("\n\n" + $1.declaration, with: "")
        }
        expect(text == wanted, "all rules together make:\n\(text)")
    }

    private func result(of text: String, only: Set<String>) -> FileResult {
        var options = MigrationOptions()
        options.levels = Set(Level.allCases)
        options.only = only
        options.also = [rule.name]
        options.floor = example.floor
        let source = SourceText(path: "Example.swift", text)
        let results = Migration(source: source, options).results
        return results.first { $0.source.path == source.path }
            ?? FileResult(source: source, after: source.bytes)
    }

    private func parsed(_ text: String) -> ParsedFile {
        ParsedFile(SourceText(path: "Example.swift", text))
    }

    private struct Migrated {
        let sites: [Site]
        let text: String
        let failure: String?
    }

    private func migrated(_ text: String) throws -> Migrated {
        let file = parsed(text)
        let sites = rule.sites(in: file, context(for: file))
        let edits = sites.flatMap { site -> [Edit] in
            if case .rewrite(_, let edits) = site.outcome { edits } else { [] }
        }
        let after = try EditedText(file.source, edits)
        let failure = EditCheck(before: file, edits: edits, after: after).failure
        return Migrated(
            sites: sites, text: String(decoding: after.bytes, as: UTF8.self), failure: failure)
    }

    private func expect(_ condition: Bool, _ comment: @autoclosure () -> String) {
        if !condition {
            Issue.record("\(comment())\nbefore:\n\(example.source)", sourceLocation: location)
        }
    }
}

@Suite("Rules") struct RuleTests {
    @Test(arguments: Catalog.rules.map { $0.name })
    func examplesHold(rule: String) async throws {
        let rule = try #require(Catalog.rule(named: rule))
        for example in rule.examples {
            try VerifyRule(rule: rule, example: example).run()
            await Task.yield()
        }
    }

    @Test(arguments: Catalog.rules.map { $0.name })
    func twoInFiveExamplesStayUntouched(rule: String) throws {
        let rule = try #require(Catalog.rule(named: rule))
        let untouched = rule.examples.count {
            if case .rewrite = $0.expectation { false } else { true }
        }
        #expect(untouched * 5 >= rule.examples.count * 2)
    }
}
#endif
