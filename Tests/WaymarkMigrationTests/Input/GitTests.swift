// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Diffs and git") struct GitTests {
    private let old = "Text(\"Mail\").navigationBarHidden(true)\n"
    private let new = "Text(\"Mail\").toolbar(.hidden, for: .navigationBar)\n"

    private func repository(_ names: String...) throws -> ProjectFolder {
        let folder = try ProjectFolder()
        try Program.git("init", "--quiet", in: folder)
        for name in names { try folder.write(old, to: name) }
        try Program.git("add", ".", in: folder)
        try Program.git("commit", "--quiet", "-m", "first", in: folder)
        return folder
    }

    @Test func aDiffFromASubfolderIsTakenAtTheRoot() throws {
        let folder = try repository(
            "App/Views/A.swift", "App/B \"x\".swift", "App/C\t\\ü.swift")
        defer { folder.remove() }
        try folder.write("let a = 1\r\n\(old.dropLast())", to: "App/Tail.swift")
        let app = ProjectFolder(path: folder.path + "/App")
        let run = try Program.waymark("migrate", "--min-ios", "17", in: app)
        #expect(run.status == 0)
        #expect(run.output.contains("--- a/App/Views/A.swift\n+++ b/App/Views/A.swift\n"))
        try folder.write(run.output, to: "change.diff")
        let applied = try Program.git("apply", "change.diff", in: folder)
        #expect(applied.status == 0, "\(applied.said)\(run.output)")
        #expect(try folder.read("App/Views/A.swift") == new)
        #expect(try folder.read("App/B \"x\".swift") == new)
        #expect(try folder.read("App/C\t\\ü.swift") == new)
        #expect(try folder.read("App/Tail.swift") == "let a = 1\r\n" + new.dropLast())
    }

    @Test func gitAppliesADiffThatMakesAFile() throws {
        let folder = try repository("A.swift")
        defer { folder.remove() }
        let bytes = Array("let a = 1\nlet b = 2".utf8)
        let text = UnifiedDiff(nil, bytes, path: "Views/New file.swift").text
        #expect(text.contains("--- /dev/null\n+++ b/Views/New file.swift\n@@ -0,0 +1,2 @@\n"))
        try folder.write(text, to: "change.diff")
        let applied = try Program.git("apply", "change.diff", in: folder)
        #expect(applied.status == 0, "\(applied.said)")
        #expect(try folder.read("Views/New file.swift") == "let a = 1\nlet b = 2")
    }

    @Test func outsideOfARepositoryNamesStartAtTheWorkingFolder() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: "Views/A.swift")
        let run = try Program.waymark("migrate", "--min-ios", "17", folder.path, in: folder)
        #expect(run.output.contains("+++ b/Views/A.swift\n"), "\(run.said)")
        let written = try Program.waymark("migrate", "--write", "--min-ios", "17", in: folder)
        #expect(written.status == 0, "\(written.said)")
        #expect(try folder.read("Views/A.swift") == new)
    }

    @Test func nothingIsWrittenWhileGitLacksAFileThatWouldChange() throws {
        let folder = try repository("Clean.swift", "Changed.swift")
        defer { folder.remove() }
        try folder.write("\n" + old, to: "Changed.swift")
        try folder.write(old, to: "Unknown.swift")
        let run = try Program.waymark("migrate", "--write", "--min-ios", "17", in: folder)
        #expect(run.status == 5)
        #expect(run.complaints.contains("waymark: Changed.swift: has changes that git"))
        #expect(run.complaints.contains("waymark: Unknown.swift: has changes that git"))
        #expect(!run.complaints.contains("Clean.swift: has"))
        #expect(try folder.read("Clean.swift") == old)
        #expect(try folder.read("Changed.swift") == "\n" + old)

        let forced = try Program.waymark(
            "migrate", "--write", "--allow-dirty", "--min-ios", "17", in: folder)
        #expect(forced.status == 0)
        #expect(try folder.read("Clean.swift") == new)
        #expect(try folder.read("Changed.swift") == "\n" + new)
        #expect(try folder.read("Unknown.swift") == new)
    }

    @Test func changesInOtherFilesAreNoReasonNotToWrite() throws {
        let folder = try repository("A.swift", "Notes.txt")
        defer { folder.remove() }
        try folder.write("new", to: "Notes.txt")
        let run = try Program.waymark("migrate", "--write", "--min-ios", "17", in: folder)
        #expect(run.status == 0, "\(run.said)")
        #expect(try folder.read("A.swift") == new)
    }

    @Test func sinceARevisionOnlyChangedFilesAreLookedAt() throws {
        let folder = try repository("Same.swift", "Changed.swift")
        defer { folder.remove() }
        try folder.write("\n" + old, to: "Changed.swift")
        try folder.write(old, to: "Unknown.swift")
        let run = try Program.waymark(
            "migrate", "--since", "HEAD", "--min-ios", "17", in: folder)
        #expect(run.output.contains("+++ b/Changed.swift"))
        #expect(run.output.contains("+++ b/Unknown.swift"))
        #expect(!run.output.contains("Same.swift"))
        let unknown = try Program.waymark("migrate", "--since", "--upload-pack=x", in: folder)
        #expect(unknown.status == 2)
        let none = try Program.waymark("migrate", "--since", "nowhere", in: folder)
        #expect(none.status == 2)
        #expect(none.complaints.contains("--since nowhere: git knows no such revision"))
    }

    @Test func theRepositoryOfAHookIsNotAskedAboutOthers() throws {
        let folder = try repository("A.swift")
        defer { folder.remove() }
        let other = try ProjectFolder()
        defer { other.remove() }
        let run = try Program.run(
            [
                "GIT_DIR=\(other.path)/.git", "GIT_INDEX_FILE=\(other.path)/index",
                Program.tool.path, "migrate", "--write", "--min-ios", "17",
            ], in: folder.path)
        #expect(run.status == 0, "\(run.said)")
        #expect(try folder.read("A.swift") == new)
    }

    @Test func sinceStillKnowsWhatUnchangedFilesDeclare() throws {
        let folder = try repository("Same.swift")
        defer { folder.remove() }
        try folder.write(
            "extension View { func navigationBarHidden(_ isOn: Bool) -> Self { self } }",
            to: "Same.swift")
        try Program.git("commit", "--quiet", "-am", "second", in: folder)
        try folder.write(old, to: "New.swift")
        let run = try Program.waymark(
            "migrate", "--since", "HEAD", "--min-ios", "17", in: folder)
        #expect(run.output.isEmpty)
        #expect(run.complaints.contains("own-declaration"))
    }
}
#endif
