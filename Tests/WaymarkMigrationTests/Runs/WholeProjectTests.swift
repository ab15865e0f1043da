// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("A part of a project is understood by the whole") struct WholeProjectTests {
    private func stack(_ name: String, of content: String) -> String {
        """
        import SwiftUI
        struct \(name): View {
            var body: some View { NavigationView { \(content) }.navigationViewStyle(.stack) }
        }
        """
    }

    private func project(_ files: [String: String]) throws -> ProjectFolder {
        let folder = try ProjectFolder()
        try folder.write("import PackageDescription", to: "Package.swift")
        for (name, text) in files { try folder.write(text, to: name) }
        return folder
    }

    private var options: MigrationOptions {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        return options
    }

    @Test(arguments: ["Sources/App/A.swift", "Sources/App"])
    func aFileThatIsNamedAloneIsReadWithTheRest(part: String) throws {
        let folder = try project([
            "Sources/App/A.swift": stack("A", of: "Other()"),
            "Sources/Other/B.swift": """
            struct Other: View {
                var body: some View {
                    List(0..<2) { NavigationLink("", destination: Text(""), isActive: $0) }
                }
            }
            """,
        ])
        defer { folder.remove() }
        let migration = Migration(paths: [folder.path + "/" + part], options)
        #expect(migration.files == [folder.path + "/Sources/App/A.swift"])
        #expect(migration.results.flatMap(\.entries).map(\.disposition) == [.refused(.legacyLinks)])
    }

    @Test func folderByFolderTheWrapperIsWrittenOnce() throws {
        let folder = try project([
            "Sources/App/One/A.swift": stack("A", of: "Text(\"\")"),
            "Sources/App/Two/B.swift": stack("B", of: "Text(\"\")"),
        ])
        defer { folder.remove() }
        for part in ["One", "Two"] {
            let run = try Program.waymark(
                "migrate", "--assisted", "--write", "--min-ios", "15", "Sources/App/" + part,
                in: folder)
            #expect(run.status == 0)
        }
        #expect(try folder.names(in: "Sources/App/One").count == 2)
        #expect(try folder.names(in: "Sources/App/Two") == ["B.swift"])
        #expect(try folder.read("Sources/App/Two/B.swift").contains("CompatNavigationStack"))
    }

    @Test func aFileWithoutAProjectBelongsToThoseBesideIt() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(stack("A", of: "Other()"), to: "A.swift")
        try folder.write(
            """
            struct Other: View {
                @State var isOn = false
                var body: some View {
                    List(mails) { NavigationLink("", destination: Reader($0), isActive: $isOn) }
                }
            }
            """, to: "B.swift")
        let run = try Program.waymark("migrate", "A.swift", "--min-ios", "17", in: folder)
        #expect(run.output.isEmpty)
        #expect(run.complaints.contains("[legacy-links]"))
    }

    @Test func standardInputHasItsWrapperInItself() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let run = try Program.waymark(
            "migrate", "-", "--assisted", "--min-ios", "15", in: folder,
            input: "import SwiftUI\n" + stack("A", of: "Text(\"\")"))
        #expect(run.output.contains("struct CompatNavigationStack"))
    }

    @Test func whatNeedsAReadOnlyFileStaysWithIt() throws {
        let link = "NavigationLink(\"\", destination: Text(\"\"), isActive: $isOn)"
        let folder = try project([
            "Sources/App/A.swift": stack("A", of: "Other()"),
            "Sources/App/B.swift": """
            struct Other: View {
                @State var isOn = false
                var body: some View { Text("").background(\(link)) }
            }
            """,
        ])
        defer { folder.remove() }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/Sources/App/B.swift")
        let run = try Program.waymark("migrate", "--write", "--min-ios", "17", in: folder)
        #expect(run.status == 5)
        #expect(run.complaints.contains("Sources/App/B.swift: is read-only"))
        #expect(run.complaints.contains("[read-only-file]"))
        #expect(run.complaints.contains("[legacy-links]"))
        #expect(try folder.read("Sources/App/A.swift").contains("NavigationView"))
    }

    @Test func aReadOnlyFileTakesNoWrapper() throws {
        let folder = try project([
            "Sources/App/A.swift": stack("A", of: "Text(\"\")"),
            "Sources/App/B.swift": stack("B", of: "Text(\"\")"),
        ])
        defer { folder.remove() }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/Sources/App/A.swift")
        let run = try Program.waymark(
            "migrate", "--write", "--assisted", "--min-ios", "15", in: folder)
        #expect(run.status == 5)
        #expect(try folder.read("Sources/App/B.swift").contains("CompatNavigationStack {"))
        let names = try folder.names(in: "Sources/App")
        #expect(names == ["A.swift", "B.swift", "NavigationCompatibility.swift"])
    }

    @Test func standardInputIsSummedUpToo() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let run = try Program.run(
            [Program.tool.path, "migrate", "-"], in: folder.path,
            input: stack("A", of: "Text(\"\")"))
        #expect(run.complaints.contains("[unknown-floor]"))
    }
}
#endif
