// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Files that cannot be had") struct BadFileTests {
    private let old = "Text(\"Mail\").navigationBarHidden(true)\n"

    private var options: MigrationOptions {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        return options
    }

    /// The problems that a run reports, by path, in a folder that has one file to migrate besides.
    private func problems(_ prepare: (ProjectFolder) throws -> Void) throws
        -> [String: FileProblem.Kind]
    {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: "Tree/Good.swift")
        try prepare(folder)
        let migration = Migration(paths: [folder.path + "/Tree"], options)
        #expect(migration.results.count { $0.isChanged } == 1)
        let prefix = folder.path.count + "/Tree/".count
        return Dictionary(
            uniqueKeysWithValues: migration.problems.map {
                (String($0.path.dropFirst(prefix)), $0.kind)
            })
    }

    @Test func aHugeFileIsNamedAndNotRead() throws {
        let found = try problems { folder in
            try folder.write("", to: "Tree/Huge.swift")
            let file = try #require(
                FileHandle(forWritingAtPath: folder.path + "/Tree/Huge.swift"))
            try file.truncate(atOffset: 50_000_000)
        }
        #expect(found == ["Huge.swift": .tooLarge(bytes: 50_000_000)])
    }

    @Test(.timeLimit(.minutes(1)))
    func pipesAndDevicesAreNamedAndNotWaitedFor() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: "Good.swift")
        for name in ["Pipe.swift", "Known.json"] { try folder.pipe(name) }
        let run = try Program.waymark(
            "migrate", "Pipe.swift", "/dev/zero", "Good.swift", "--min-ios", "17", in: folder)
        #expect(run.status == 3)
        #expect(run.complaints.contains("waymark: Pipe.swift: is no file but a pipe, a device"))
        #expect(run.complaints.contains("waymark: /dev/zero: is no file but a pipe, a device"))
        #expect(run.complaints.contains("would migrate 1 site in 1 file"))
        let linted = try Program.waymark("lint", "--baseline", "Known.json", in: folder)
        #expect(linted.status == 3)
        #expect(linted.complaints.contains("Known.json: is no file but a pipe, a device"))
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["Package.swift", "Podfile", "Project.swift", "project.yml"])
    func aProjectFileThatCannotBeReadIsNamed(name: String) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: "Sources/Good.swift")
        try folder.pipe(name)
        let silent = try Program.waymark("migrate", "Sources", in: folder)
        #expect(silent.status == 3)
        #expect(
            silent.complaints.contains(
                "waymark: \(name): cannot be read, so that deployment targets"))
        let told = try Program.waymark("migrate", "Sources", "--min-ios", "17", in: folder)
        #expect(told.status == 0)
        #expect(
            told.complaints.contains(
                "waymark: \(name): cannot be read, so that its targets are not known"))
        #expect(told.complaints.contains("would migrate 1 site in 1 file"))
    }

    @Test func aLinkOutOfTheFolderDoesNotStopTheMap() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: "Outside.swift")
        try folder.write(old, to: "Tree/A.swift")
        try folder.link("Tree/Out.swift", to: "../Outside.swift")
        let run = try Program.waymark("map", "Tree", in: folder)
        #expect(run.status == 0)
        #expect(run.complaints.contains("waymark: Tree/Out.swift: is a link to '"))
    }

    @Test func linksOutOfTheFolderAreNamedAndThoseInsideAreNot() throws {
        var target = ""
        let found = try problems { folder in
            target = ProjectPath.resolved(folder.path) + "/Outside.swift"
            try folder.write(old, to: "Outside.swift")
            try folder.write("", to: "Data/notes.txt")
            try folder.link("Tree/Out.swift", to: target)
            try folder.link("Tree/In.swift", to: "Good.swift")
            try folder.link("Tree/Nowhere.swift", to: "None.swift")
            try folder.link("Tree/notes.txt", to: "../Data/notes.txt")
        }
        #expect(
            found == [
                "Out.swift": .linkOutside(target),
                "Nowhere.swift": .linkToNothing("None.swift"),
            ])
    }

    @Test(.timeLimit(.minutes(1)))
    func foldersThatContainThemselvesEnd() throws {
        let found = try problems { folder in
            try folder.link("Tree/Again", to: ".")
            try folder.link("Tree/Up", to: "..")
        }
        #expect(found.isEmpty)
    }

    @Test func aLinkOutOfTheFolderIsNoFailure() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(old, to: "Outside.swift")
        try folder.write(old, to: "Tree/A.swift")
        try folder.link("Tree/Out.swift", to: "../Outside.swift")
        let run = try Program.waymark("migrate", "Tree", "--min-ios", "17", in: folder)
        #expect(run.status == 0)
        #expect(run.complaints.contains("waymark: Tree/Out.swift: is a link to '"))
    }

    @Test func whatVanishesOrChangesBeforeItIsWrittenIsLeftAlone() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for name in ["Gone.swift", "Other.swift", "Good.swift"] {
            try folder.write(old, to: name)
        }
        let migration = Migration(paths: [folder.path], options)
        try FileManager.default.removeItem(atPath: folder.path + "/Gone.swift")
        try folder.write("let a = 1\n", to: "Other.swift")
        let problems = FileWriter.write(migration.results)
        #expect(problems.map(\.kind) == [.vanished, .changedMeanwhile])
        #expect(try folder.read("Other.swift") == "let a = 1\n")
        #expect(try folder.read("Good.swift") != old)
        #expect(try folder.names() == ["Good.swift", "Other.swift"])
    }

    @Test func aMergeConflictIsNamedByItsLineAndLeftAlone() throws {
        let conflict = """
            let a = NavigationView { Text("") }.navigationViewStyle(.stack)
            <<<<<<< HEAD
            let b = 1
            =======
            let b = 2
            >>>>>>> other
            """
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(conflict, to: "A.swift")
        let migration = Migration(paths: [folder.path], MigrationOptions())
        #expect(migration.problems.map(\.kind) == [.mergeConflict(line: 2)])
        #expect(migration.results.allSatisfy { !$0.isChanged })
    }

    @Test func whatVanishesBeforeItIsReadIsNamed() {
        #expect(
            throws: FileReadError(FileProblem(path: "/none/A.swift", kind: .vanished))
        ) { try SourceReader.read("/none/A.swift") }
    }

    @Test func aNewFileIsWrittenUnlessThereIsOne() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let result = FileResult(
            source: SourceText(path: folder.path + "/New.swift", bytes: []),
            after: Array("let a = 1\n".utf8), entries: [], problem: nil, faults: [], isNew: true
        )
        #expect(result.diff.contains("--- /dev/null\n"))
        #expect(FileWriter.write([result]).isEmpty)
        #expect(try folder.read("New.swift") == "let a = 1\n")
        try folder.write("let b = 2\n", to: "New.swift")
        #expect(FileWriter.write([result]).map(\.kind) == [.changedMeanwhile])
        #expect(try folder.read("New.swift") == "let b = 2\n")
    }

    @Test func aReadOnlyFileIsNamedAndTheRestIsWritten() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for name in ["Fixed.swift", "Good.swift"] { try folder.write(old, to: name) }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/Fixed.swift")
        let run = try Program.waymark("migrate", "--write", "--min-ios", "17", in: folder)
        #expect(run.status == 5)
        #expect(run.complaints.contains("waymark: Fixed.swift: is read-only"))
        #expect(
            run.complaints.contains(
                "migrated 1 site in 1 file\n  1 need a person: the file is read-only; "))
        #expect(try folder.read("Fixed.swift") == old)
        #expect(try folder.read("Good.swift") != old)
    }
}
#endif
