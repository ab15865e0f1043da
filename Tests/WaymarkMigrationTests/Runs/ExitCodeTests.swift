// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Exit codes") struct ExitCodeTests {
    private func statuses(_ text: String, _ commands: [[String]]) throws -> [Int32] {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(text, to: "A.swift")
        return try commands.map {
            try Program.run([Program.tool.path] + $0 + ["--min-ios", "17"], in: folder.path)
                .status
        }
    }

    @Test func onlyCheckAndLintTellOfWhatIsFound() throws {
        let old = "Text(\"Mail\").navigationBarHidden(true)\n"
        #expect(
            try statuses(
                old, [["migrate"], ["migrate", "--check"], ["lint"], ["migrate", "--write"]])
                == [0, 1, 1, 0])
        let refused = "Text(\"Mail\").navigationBarHidden(on: true)\n"
        #expect(
            try statuses(refused, [["migrate", "--check"], ["lint"]]) == [0, 1])
    }

    @Test func withNothingToDoAllAreZero() throws {
        #expect(
            try statuses(
                "let a = 1\n",
                [["migrate"], ["migrate", "--check"], ["migrate", "--write"], ["lint"]])
                == [0, 0, 0, 0])
    }

    @Test func whatCannotBeParsedAndWhatCannotBeReadHaveCodesOfTheirOwn() throws {
        let broken = "Text(\"Mail\").navigationBarHidden(true"
        #expect(
            try statuses(broken, [["migrate"], ["migrate", "--check"], ["lint"]]) == [4, 4, 4])
        #expect(
            try statuses("", [["lint", "None.swift"], ["migrate", "None.swift"]]) == [3, 3])
        #expect(
            try statuses("", [["lint", "--baseline", "none.json"], ["lint", "--baseline", "."]])
                == [3, 3])
        #expect(try statuses("", [["lint", "--baseline", "A.swift"]]) == [4])
    }

    @Test func aBrokenNeighbourDoesNotHideWhatWouldChange() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("Text(\"Mail\").navigationBarHidden(true)\n", to: "A.swift")
        try folder.write("Text(\"Mail\").navigationBarHidden(", to: "B.swift")
        func status(_ arguments: String...) throws -> Int32 {
            try Program.run(
                [Program.tool.path] + arguments + ["--min-ios", "17"], in: folder.path
            ).status
        }
        #expect(try status("migrate", "--check") == 1)
        #expect(try status("lint") == 1)
        #expect(try status("migrate") == 4)
        #expect(try status("migrate", "--check", "B.swift") == 4)
    }

    @Test func whatCannotBeWrittenHasACodeOfItsOwn() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("Text(\"Mail\").navigationBarHidden(true)\n", to: "A.swift")
        let file = folder.path + "/A.swift"
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
        let run = try Program.waymark("migrate", "--write", "--min-ios", "17", in: folder)
        #expect(run.status == 5, "\(run.said)")
        #expect(
            try statuses(
                "", [["lint", "--write-baseline", "."], ["lint", "--write-baseline", "no/a"]])
                == [5, 5])
    }

    @Test(arguments: [
        ["--no-such-option"], ["no-such-command"], ["migrate", "--write", "--check"],
        ["migrate", "--allow-dirty"], ["migrate", "--only", "NoSuchRule"],
        ["migrate", "--only", "UseDismiss", "--skip", "UseDismiss"],
        ["migrate", "--min-ios", "new"], ["migrate", "--since"], ["migrate", "-", "A.swift"],
        ["migrate", "-", "--since", "HEAD"], ["migrate", "-", "--write"],
        ["migrate", "-", "--json"],
        ["lint", "--format", "xml"], ["lint", "--format", "text", "--json"],
        ["lint", "--json", "--sarif"], ["lint", "--prune-baseline"],
        ["lint", "--baseline", "a", "--write-baseline", "b"], ["lint", "-", "--baseline", "a"],
        ["lint", "--since", "HEAD", "--write-baseline", "b"],
        ["explain", "NoSuchRule"], ["migrate", "--since", "HEAD"], ["migrate", ""],
        ["adopt", "--check", "--replace"], ["adopt", "--waymark", "."], ["new", "2048"], ["new"],
    ])
    func wrongUsageIsTwo(arguments: [String]) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let run = try Program.run([Program.tool.path] + arguments, in: folder.path)
        #expect(run.status == 2, "\(run.said)")
        #expect(run.complaints.hasPrefix("Error: "))
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [
        ["--help"], ["migrate", "--help"], ["lint", "--help"], ["map", "--help"],
        ["adopt", "--help"], ["new", "--help"],
    ])
    func theHelpTellsTheExitCodes(arguments: [String]) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let run = try Program.run([Program.tool.path] + arguments, in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("Exit codes: 0 "))
    }

    @Test func standardInputIsMigratedAndLinted() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let old = "Text(\"Mail\").navigationBarHidden(true)"
        let migrated = try Program.waymark(
            "migrate", "-", "--min-ios", "17", in: folder, input: old)
        #expect(migrated.status == 0)
        #expect(migrated.output == "Text(\"Mail\").toolbar(.hidden, for: .navigationBar)")
        let linted = try Program.waymark("lint", "-", "--min-ios", "17", in: folder, input: old)
        #expect(linted.status == 1)
        #expect(linted.output.hasPrefix("<standard input>:1:14: warning: "))
    }
}
#endif
