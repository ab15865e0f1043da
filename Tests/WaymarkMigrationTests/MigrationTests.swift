// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Runs over a project") struct MigrationTests {
    private let view = "Text(\"Mail\").navigationBarHidden(true)\n"

    @Test func theFloorComesFromTheProjectAround() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(
            "let package = Package(name: \"a\", platforms: [.iOS(.v16)])",
            to: "New/Package.swift")
        try folder.write(view, to: "New/Sources/A.swift")
        try folder.write(
            "let package = Package(name: \"a\", platforms: [.iOS(.v15)])",
            to: "Old/Package.swift")
        try folder.write(view, to: "Old/Sources/A.swift")
        let fates = Migration(paths: [folder.path], MigrationOptions()).results
            .flatMap { $0.entries.map(\.disposition) }
        #expect(fates == [.migrated(.exact), .refused(.belowFloor)])

        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        let all = Migration(paths: [folder.path], options).results.flatMap(\.entries)
        #expect(all.map(\.disposition) == [.migrated(.exact), .migrated(.exact)])
    }

    @Test func theProjectsOwnModifierIsLeftAlone() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(view, to: "A.swift")
        try folder.write(
            "extension View { func navigationBarHidden(_ isOn: Bool) -> Self { self } }",
            to: "B.swift")
        #expect(fates(in: folder) == [.refused(.ownDeclaration)])
    }

    @Test func anOwnFunctionWithOtherLabelsIsNoReason() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("v.alert(isPresented: $a) { Alert(title: t) }", to: "A.swift")
        try folder.write("func alert(entity: String) {}", to: "B.swift")
        #expect(fates(in: folder) == [.migrated(.exact)])
        try folder.write("func alert(isPresented: B, content: C, d: Int = 1) {}", to: "C.swift")
        #expect(fates(in: folder) == [.refused(.ownDeclaration)])
        try folder.write("func alert(entity: String) {}", to: "C.swift")
        try folder.write("struct Alert: View {}", to: "D.swift")
        #expect(fates(in: folder) == [.refused(.ownDeclaration)])
    }

    @Test func itemsOfTheProjectsOwnAreNoItemsOfToolbars() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("ToolbarItem(placement: .navigationBarLeading) { a }", to: "A.swift")
        #expect(fates(in: folder) == [.migrated(.exact)])
        try folder.write("struct ToolbarItem { var placement: Side }", to: "B.swift")
        #expect(fates(in: folder).isEmpty)
    }

    private func fates(in folder: ProjectFolder) -> [FileResult.Disposition] {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        return Migration(paths: [folder.path], options).results
            .flatMap { $0.entries.map(\.disposition) }
    }

    @Test func optionalRulesRunOnlyWhenAskedFor() {
        let source = SourceText(path: "A.swift", "NavigationLink(\"A\", destination: A())\n")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        #expect(Migration(source: source, options).results.isEmpty)
        options.also = ["UseDestinationClosure"]
        #expect(Migration(source: source, options).results.count == 1)
        options.also = []
        options.only = ["UseDestinationClosure"]
        #expect(Migration(source: source, options).results.count == 1)
        options.skipped = ["UseDestinationClosure"]
        #expect(Migration(source: source, options).results.isEmpty)
    }

    @Test func whatCannotBeReadIsNamedAndTheRestGoesOn() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(view, to: "Good.swift")
        try folder.write("\nstruct { .navigationBarHidden(true", to: "Broken.swift")
        try Data([0x41, 0xFF]).write(to: URL(fileURLWithPath: folder.path + "/Latin.swift"))
        try folder.write("none", to: "App.xcodeproj/project.pbxproj")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        let migration = Migration(paths: [folder.path, folder.path + "/None.swift"], options)
        #expect(migration.results.count { $0.isChanged } == 1)
        let named = Dictionary(
            uniqueKeysWithValues: migration.problems.map { ($0.path, $0.kind) })
        #expect(named[folder.path + "/Broken.swift"] == .doesNotParse(line: 2))
        #expect(named[folder.path + "/Latin.swift"] == .notUTF8(offset: 1))
        #expect(named[folder.path + "/None.swift"] == .missing)
        #expect(named[folder.path + "/App.xcodeproj"] == .unreadableProject(floorIsSaid: true))
        #expect(named.count == 4)
    }

    @Test func writingKeepsPermissionsAndLinks() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(view, to: "Real.swift")
        let real = folder.path + "/Real.swift"
        let link = folder.path + "/Link.swift"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "Real.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        #expect(FileWriter.write(Migration(paths: [link], options).results).isEmpty)
        let written = try String(contentsOfFile: real, encoding: .utf8)
        #expect(written == "Text(\"Mail\").toolbar(.hidden, for: .navigationBar)\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: real)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Real.swift")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
        #expect(!Migration(paths: [link], options).results.contains { $0.isChanged })
    }
}
#endif
