// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Known findings") struct BaselineTests {
    private let site = "Text(\"Mail\").navigationBarHidden(true)\n"

    private func project() throws -> ProjectFolder {
        let folder = try ProjectFolder()
        try folder.write(site + site, to: "A.swift")
        try folder.write(site, to: "B.swift")
        let run = try lint(folder, "--write-baseline", "known.json")
        #expect(run.status == 0, "\(run.said)")
        return folder
    }

    private func lint(_ folder: ProjectFolder, _ arguments: String...) throws -> Program {
        let tool = [Program.tool.path, "lint", "--min-ios", "17"]
        return try Program.run(tool + arguments, in: folder.path)
    }

    @Test func knownFindingsDoNotCountAfterLinesMoved() throws {
        let folder = try project()
        defer { folder.remove() }
        try folder.write("import SwiftUI\n\n    \(site)\n\(site)", to: "A.swift")
        let same = try lint(folder, "--baseline", "known.json")
        #expect(same.status == 0, "\(same.said)")
        #expect(same.output.isEmpty)
        try folder.write("\(site)\(site)\(site)", to: "A.swift")
        let more = try lint(folder, "--baseline", "known.json")
        #expect(more.status == 1)
        #expect(more.output.hasPrefix("A.swift:3:14: warning: "))
    }

    @Test func theListIsTheSameForTheSameFindings() throws {
        let folder = try project()
        defer { folder.remove() }
        let first = try folder.read("known.json")
        #expect(first.split(separator: "\n").count == 5)
        _ = try lint(folder, "--write-baseline", "known.json")
        #expect(try folder.read("known.json") == first)
        let read = try Baseline(json: Data(first.utf8))
        #expect(read.known.count == 3)
        #expect(String(decoding: read.json, as: UTF8.self) == first)
    }

    @Test func pruningRemovesWhatIsGoneAndOnlyThat() throws {
        let folder = try project()
        defer { folder.remove() }
        try folder.write(site, to: "A.swift")
        let told = try lint(folder, "--baseline", "known.json")
        #expect(told.status == 0)
        #expect(told.complaints.contains("1 of its findings are gone"))
        #expect(try Baseline(json: Data(folder.read("known.json").utf8)).known.count == 3)
        _ = try lint(folder, "--baseline", "known.json", "--prune-baseline")
        #expect(try Baseline(json: Data(folder.read("known.json").utf8)).known.count == 2)
    }

    @Test func whatWasNotLookedAtIsNotPruned() throws {
        let folder = try project()
        defer { folder.remove() }
        let before = try folder.read("known.json")
        for scope in [["A.swift"], ["--only", "UseDismiss"]] {
            let run = try Program.run(
                [Program.tool.path, "lint", "--baseline", "known.json", "--prune-baseline"]
                    + scope, in: folder.path)
            #expect(run.status == 0, "\(run.said)")
            #expect(try folder.read("known.json") == before)
        }
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Empty", withIntermediateDirectories: true)
        _ = try lint(folder, "--baseline", "known.json", "--prune-baseline", "Empty")
        #expect(try folder.read("known.json") == before)
        try folder.write("Text(a).navigationBarHidden(", to: "B.swift")
        _ = try lint(folder, "--baseline", "known.json", "--prune-baseline")
        #expect(try folder.read("known.json") == before)
        try FileManager.default.removeItem(atPath: folder.path + "/B.swift")
        _ = try lint(folder, "--baseline", "known.json", "--prune-baseline", "A.swift")
        #expect(try Baseline(json: Data(folder.read("known.json").utf8)).known.count == 2)
    }

    @Test(arguments: ["", "[]", "{\"version\":9,\"findings\":[]}"])
    func whatIsNoBaselineIsNamed(text: String) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(text, to: "known.json")
        let run = try lint(folder, "--baseline", "known.json")
        #expect(run.status == 4)
        #expect(run.complaints.contains("known.json: is "))
        #expect(try lint(folder, "--baseline", "none.json").status == 3)
    }
}
#endif
