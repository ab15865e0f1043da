// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Disks as they are") struct DiskTests {
    private let old = "Text(\"Mail\").navigationBarHidden(true)\n"
    private let new = "Text(\"Mail\").toolbar(.hidden, for: .navigationBar)\n"

    private func migrate(_ more: String..., in folder: ProjectFolder) throws -> Program {
        let command = [Program.tool.path, "migrate", "--min-ios", "17"]
        return try Program.run(command + more, in: folder.path)
    }

    @Test(.timeLimit(.minutes(2)))
    func twoRunsAtOnceWriteEachFileOnceAndLeaveNothing() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let names = (0..<300).map { "V\($0).swift" }
        for name in names { try folder.write(old, to: name) }
        let runs = (0..<2).map { _ in
            let process = Program.process([], in: folder.path)
            process.executableURL = Program.tool
            process.arguments = ["migrate", "--write", "--min-ios", "17", "--quiet"]
            process.standardError = FileHandle.nullDevice
            return process
        }
        for run in runs { try run.run() }
        for run in runs { run.waitUntilExit() }
        for run in runs { #expect([0, 5].contains(run.terminationStatus)) }
        #expect(Set(try names.map { try folder.read($0) }) == [new])
        #expect(try folder.names() == names.sorted())
        let third = try migrate("--write", in: folder)
        #expect(third.status == 0)
        #expect(third.output.isEmpty)
    }

    @Test(arguments: [
        "My Views/Mail list.swift", "Views/📬 mail.swift", "Überblick/Postfächer.swift",
        "Views/\"Mail\".swift", "Views/a\\b.swift", "Views/#1 & $HOME's.swift",
    ])
    func gitAppliesTheDiffOfAnyName(name: String) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: name)
        try Program.git("init", "--quiet", in: folder)
        let run = try migrate(in: folder)
        try folder.write(run.output, to: "change.diff")
        let applied = try Program.git("apply", "change.diff", in: folder)
        #expect(applied.status == 0, "\(run.output)\(applied.said)")
        #expect(try folder.read(name) == new)
    }

    @Test(arguments: [
        "My Views/Mail list.swift", "Views/📬 mail.swift",
        String(repeating: "📬", count: 60) + ".swift", String(repeating: "m", count: 249) + ".swift",
    ])
    func aFileOfAnyNameIsWritten(name: String) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: name)
        let run = try migrate("--write", in: folder)
        #expect(run.status == 0, "\(run.said)")
        #expect(try folder.read(name) == new)
        #expect(try folder.names(in: ProjectPath.folderName(of: name)).count == 1)
    }

    @Test(.timeLimit(.minutes(1)))
    func linksInCirclesEndAndEachFileIsWrittenOnce() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: "Tree/Mail.swift")
        try folder.link("Tree/Again", to: ".")
        try folder.link("Tree/Up", to: "../Tree")
        try folder.link("Tree/One.swift", to: "Two.swift")
        try folder.link("Tree/Two.swift", to: "One.swift")
        let run = try migrate("--write", "Tree", in: folder)
        #expect(run.status == 0, "\(run.said)")
        #expect(run.complaints.contains("migrated 1 site in 1 file"))
        #expect(try folder.read("Tree/Mail.swift") == new)
        let left = try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.path + "/Tree/One.swift")
        #expect(left == "Two.swift")
    }
}

extension ProjectPath {
    /// The folder in a name, empty where there is none.
    fileprivate static func folderName(of name: String) -> String {
        name.split(separator: "/").dropLast().joined(separator: "/")
    }
}
#endif
