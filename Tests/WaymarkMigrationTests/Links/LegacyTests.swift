// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("The example of the README") struct LegacyTests {
    private let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func migrate(_ arguments: String...) throws -> Program {
        try Program.run(
            [Program.tool.path] + arguments + ["Examples/Legacy"], in: root.path)
    }

    @Test func theReadmeShowsWhatTheToolPrints() throws {
        let readme = try String(
            contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let section = readme.components(separatedBy: "\n## Migrate\n").last?
            .components(separatedBy: "\n## ").first
        let blocks = try #require(section).components(separatedBy: "```")
            .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let said = try migrate("migrate").said.split(separator: "\n")
        var shown = blocks.dropFirst().joined().split(separator: "\n").filter { $0 != "diff" }
        #expect(shown.count > 10)
        for line in said where line == shown.first { shown.removeFirst() }
        #expect(shown == [], "bring the section 'Migrate' of README.md up to date")
    }

    @Test func theExampleHasAFloorAndNothingThatCannotBeRead() throws {
        let run = try migrate("lint")
        #expect(run.status == 1)
        #expect(!run.output.contains("below-floor"))
        #expect(!run.output.contains("unknown-floor"))
    }

    @Test func aSecondRunOverTheExampleIsEmpty() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let copy = folder.path + "/Legacy"
        try FileManager.default.copyItem(
            atPath: root.path + "/Examples/Legacy", toPath: copy)
        #expect(try Program.waymark("migrate", "--write", "Legacy", in: folder).status == 0)
        let again = try Program.waymark("migrate", "Legacy", in: folder)
        #expect(again.output.isEmpty)
        #expect(again.complaints.hasPrefix("would migrate 0 sites in 0 files"))
    }
}
#endif
