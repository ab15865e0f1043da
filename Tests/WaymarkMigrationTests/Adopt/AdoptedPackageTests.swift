// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Packages of adopted projects") struct AdoptedPackageTests {
    private let waymark = WaymarkSource.address("https://example.com/nobody/Waymark.git")

    private func manifest(_ folder: ProjectFolder) throws -> String {
        ManifestText(project: try AdoptedProject(in: folder.path), waymark: waymark).text
    }

    @Test func theManifestNamesAllThatTheProjectHas() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let text = try manifest(folder)
        for line in [
            "// swift-tools-version: 6.2", "defaultLocalization: \"de\",",
            ".copy(\"App/Assets.xcassets\"),", ".process(\"App/de.lproj\"),",
            ".copy(\"Views/rows.json\"),", "\"App/Old.m\",", ".defaultIsolation(MainActor.self)",
            ".swiftLanguageMode(.v6)", ".define(\"PAID\")",
            ".define(\"LOUD\", .when(configuration: .debug))",
            ".package(url: \"https://example.com/apple/swift-collections.git\", from: \"1.1.0\"),",
            "//   https://example.com/pictures/Frames",
            ".product(name: \"SwiftUI\", package: \"waymark\"),", "path: \"LinuxTests\"",
        ] {
            #expect(text.contains(line), "\(line) is not in \(text)")
        }
    }

    @Test func theManifestIsReadAgainAsTheSameTargets() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let read = PackageManifest(try manifest(folder), in: folder.path)
        let targets = try #require(read).targets
        #expect(targets.map(\.name) == ["Core", "My_Mail", "My_MailLinuxTests"])
        let app = try #require(targets.dropFirst().first)
        #expect(app.contains(folder.path + "/App/MailApp.swift"))
        #expect(app.contains(folder.path + "/Views/Row.swift"))
        #expect(!app.contains(folder.path + "/Core/Core.swift"))
        #expect(!targets[0].contains(folder.path + "/Core/CoreTests.swift"))
    }

    @Test func aFolderIsNamedWhereNothingElseLiesInIt() {
        func places(_ files: [String], _ others: [String]) -> [String] {
            Coverage(of: files, among: others).places
        }
        #expect(places(["A/a", "A/B/b", "C/c"], ["C/d"]) == ["A", "C/c"])
        #expect(places(["a"], ["b"]) == ["a"])
        #expect(places([], ["a"]).isEmpty)
        #expect(Coverage(of: ["A/a"], among: ["A/a"]).isWhole)
        #expect(!Coverage(of: ["A/a"], among: ["b"]).isWhole)
    }

    @Test func ignoredPlacesAreAddedOnce() {
        #expect(IgnoredPlaces.completing("") == ".build/\n.swiftpm/\n")
        #expect(
            IgnoredPlaces.completing("xcuserdata\n/.build") == "xcuserdata\n/.build\n.swiftpm/\n")
        #expect(IgnoredPlaces.completing(".build\n.swiftpm/") == nil)
    }

    @Test func allFilesAreWrittenAndNoSourceChanges() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let source = try folder.read("App/MailApp.swift")
        let package = AdoptedPackage(try AdoptedProject(in: folder.path), waymark)
        #expect(
            try package.write() == [
                "written: LinuxTests/FirstScreenTests.swift", "written: .gitignore",
                "written: Package.swift",
            ])
        #expect(try folder.read("App/MailApp.swift") == source)
        #expect(
            try folder.read("LinuxTests/FirstScreenTests.swift").contains("app: MailApp.self"))
        #expect(!(try folder.names().contains { $0.contains("waymark") }))
    }

    @Test func whatIsThereIsNotReplacedUnlessThatIsSaid() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        try folder.write("let mine = 1", to: "Package.swift")
        try folder.write("xcuserdata\n", to: ".gitignore")
        let package = AdoptedPackage(try AdoptedProject(in: folder.path), waymark)
        #expect(throws: AdoptError(folder.path, .filesAreThere(["Package.swift"]))) {
            try package.write()
        }
        #expect(try folder.read("Package.swift") == "let mine = 1")
        #expect(try !folder.names().contains("LinuxTests"))
        let said = try package.write(replacing: true)
        #expect(said.contains("replaced: Package.swift"))
        #expect(said.contains("completed: .gitignore"))
        #expect(try folder.read(".gitignore") == "xcuserdata\n.build/\n.swiftpm/\n")
    }

    @Test func whereOneFileCannotBeWrittenNoneIs() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        try folder.write("old", to: "A")
        try folder.write("in the way", to: "B")
        let files = ["A", "C/c", "B/b"].map { AdoptedPackage.File(path: $0, text: "new") }
        let names = try folder.names()
        #expect(throws: AdoptError.self) { try FolderWriter(folder.path).write(files) }
        #expect(try folder.read("A") == "old")
        #expect(try folder.read("B") == "in the way")
        #expect(try folder.names() == names)
    }

    @Test(arguments: ["", "2048", "my app", "../x", "SwiftUI", "Äpfel", "a-b"])
    func aNewAppHasANameThatAModuleCanHave(name: String) {
        #expect(throws: AdoptError(name, .badName)) { try NewApp(name, waymark) }
    }

    @Test func aNewAppIsNotWrittenOverAnything() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let app = try NewApp("Travel", waymark)
        #expect(try app.write(in: folder.path).contains("Travel/.github/workflows/test.yml"))
        #expect(
            PackageManifest(try folder.read("Travel/Package.swift"), in: "/")?.targets.count == 2)
        #expect(throws: AdoptError("Travel", .isThere)) { try app.write(in: folder.path) }
        #expect(throws: AdoptError.self) { try app.write(in: folder.path + "/none") }
    }

    @Test func aProjectPutsNoCodeIntoTheManifest() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let text = AdoptFixture.project.replacing(
            "minimumVersion = 1.1.0;", with: "minimumVersion = \"1.0\\\"), evil(\\\"\";")
        try folder.write(text, to: "Mail.xcodeproj/project.pbxproj")
        #expect(try manifest(folder).contains("from: \"1.0\\\"), evil(\\\"\"),"))
    }

    @Test func textsAreQuotedAsSwiftWritesThem() {
        #expect("a\"b\\c\n".literal == "\"a\\\"b\\\\c\\n\"")
    }
}
#endif
