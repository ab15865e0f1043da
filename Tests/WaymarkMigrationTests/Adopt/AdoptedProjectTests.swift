// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Projects that are adopted") struct AdoptedProjectTests {
    private func kind(_ folder: ProjectFolder, target: String? = nil) -> AdoptError.Kind? {
        do throws(AdoptError) {
            _ = try AdoptedProject(in: folder.path, target: target)
            return nil
        } catch {
            return error.kind
        }
    }

    @Test func anAppHasTheFilesOfItsListsAndOfItsFolders() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let project = try AdoptedProject(in: folder.path)
        #expect(project.app.sources == ["App/MailApp.swift", "Views/Row.swift"])
        #expect(
            project.app.resources == ["App/Assets.xcassets", "App/de.lproj", "Views/rows.json"])
        #expect(project.app.entry == "MailApp")
        #expect(project.app.module == "My_Mail")
        #expect(project.language == "de")
    }

    @Test func aFrameworkThatTheAppImportsIsAModuleOfItsOwn() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let project = try AdoptedProject(in: folder.path)
        #expect(project.libraries.map(\.module) == ["Core"])
        #expect(project.libraries.first?.sources == ["Core/Core.swift"])
        #expect(project.app.libraries == ["Core"])
    }

    @Test func aModuleIsCalledAsItIsImported() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let text = AdoptFixture.project
            .replacing("name = Core;", with: "name = \"Core iOS\"; buildConfigurationList = LL;")
            .replacing(
                "LS = {",
                with: """
                    LL = {isa = XCConfigurationList; buildConfigurations = (LD, ); };
                    LD = {isa = XCBuildConfiguration; name = Debug;
                    buildSettings = {PRODUCT_NAME = Core; }; };
                    LS = {
                    """)
        try folder.write(text, to: "Mail.xcodeproj/project.pbxproj")
        let project = try AdoptedProject(in: folder.path)
        #expect(project.libraries.map(\.name) == ["Core iOS"])
        #expect(project.libraries.map(\.module) == ["Core"])
        #expect(project.app.libraries == ["Core"])
    }

    @Test func aPackageInAFolderOfTheAppIsNoPartOfTheApp() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        try folder.write(
            "let p = Package(targets: [.target(name: \"Own\")])", to: "Views/Own/Package.swift")
        try folder.write("", to: "Views/Own/Sources/Own/Own.swift")
        try folder.write("import Own\n", to: "Views/Row.swift")
        let project = try AdoptedProject(in: folder.path)
        #expect(project.app.sources == ["App/MailApp.swift", "Views/Row.swift"])
        #expect(project.libraries.map(\.module).sorted() == ["Core", "Own"])
    }

    @Test func settingsComeFromTheTargetItsFileAndTheProject() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let settings = try AdoptedProject(in: folder.path).app.settings
        #expect(settings.mode == 6)
        #expect(settings.isOnMainActor)
        #expect(!settings.hasApproachableConcurrency)
        #expect(settings.conditions == ["PAID"])
        #expect(settings.debugConditions == ["LOUD"])
    }

    @Test func packagesProductsAndURLsAreRead() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let project = try AdoptedProject(in: folder.path)
        #expect(
            project.packages.map(\.versions) == ["from: \"1.1.0\"", "branch: \"main\"", ""])
        #expect(project.packages.map(\.isLocal) == [false, false, true])
        #expect(project.packages.map(\.isOnLinux) == [true, false, false])
        #expect(project.app.products == ["Collections", "Frames"])
        #expect(project.app.urlSchemes == ["mail"])
    }

    @Test func whatIsMissingOrObjectiveCIsSaid() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let notes = try AdoptedProject(in: folder.path).notes
        #expect(
            notes.contains {
                $0.contains("1 file cannot be found, first of all 'App/Gone.swift'")
            })
        #expect(notes.contains { $0.hasPrefix("of 'My Mail' 1 file of Objective-C or C") })
    }

    @Test func aTargetOfObjectiveCIsRefused() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        #expect(kind(folder, target: "Old") == .noSwift(target: "Old"))
        #expect(
            kind(folder, target: "Mail")
                == .noTarget("Mail", known: ["Core", "My Mail", "Old", "Tests"]))
    }

    @Test func aNameMayBeWrittenInAnotherCaseThanOnTheDisk() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        let text = AdoptFixture.project.replacing("path = App;", with: "path = APP;")
            .replacing("path = Views;", with: "path = views;")
        try folder.write(text, to: "Mail.xcodeproj/project.pbxproj")
        #expect(
            try AdoptedProject(in: folder.path).app.sources
                == ["App/MailApp.swift", "Views/Row.swift"])
    }

    @Test func aTargetWithoutItsFilesIsNamed() throws {
        let folder = try AdoptFixture.whole()
        defer { folder.remove() }
        try FileManager.default.removeItem(atPath: folder.path + "/App/MailApp.swift")
        try FileManager.default.removeItem(atPath: folder.path + "/Views/Row.swift")
        #expect(
            kind(folder, target: "My Mail")
                == .noFiles(target: "My Mail", first: "App/Gone.swift"))
    }

    @Test(arguments: [
        "{", "{objects = {P = {isa = PBXProject; }; }; }", "<plist>", "\0\0\0",
        String(repeating: "{a = ", count: 5000),
    ])
    func aDamagedProjectIsNamed(text: String) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(AdoptFixture.app, to: "App.swift")
        try folder.write(text, to: "App.xcodeproj/project.pbxproj")
        #expect(kind(folder) == .damaged)
    }

    @Test func aHugeProjectIsNotRead() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(AdoptFixture.app, to: "App.swift")
        try folder.write("", to: "App.xcodeproj/project.pbxproj")
        #expect(truncate(folder.path + "/App.xcodeproj/project.pbxproj", 1 << 30) == 0)
        #expect(kind(folder) == .damaged)
    }

    @Test func aBareFolderIsOneTargetWithoutItsTests() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(AdoptFixture.app, to: "2048 Mail/MailApp.swift")
        try folder.write("", to: "2048 Mail/Views/Row.swift")
        try folder.write("", to: "2048 Mail/MailTests/RowTests.swift")
        try folder.write("", to: "2048 Mail/sound.mp3")
        let project = try AdoptedProject(in: folder.path + "/2048 Mail")
        #expect(project.app.sources == ["MailApp.swift", "Views/Row.swift"])
        #expect(project.app.resources == ["sound.mp3"])
        #expect(project.module == "App2048_Mail")
    }

    @Test func projectsOfOtherToolsAreReadToo() throws {
        for (name, text) in [
            ("project.yml", "targets: {Mail: {platform: iOS, sources: [App]}}\n"),
            (
                "Project.swift",
                "import ProjectDescription\nlet project = Project(targets: [.target("
                    + "name: \"Mail\", destinations: [.iPhone], sources: [\"App/**\"])])"
            ),
            ("Package.swift", "let p = Package(targets: [.target(name: \"Mail\", path: \"App\")])"),
        ] {
            let folder = try ProjectFolder()
            defer { folder.remove() }
            try folder.write(text, to: name)
            try folder.write(AdoptFixture.app, to: "App/MailApp.swift")
            let project = try AdoptedProject(in: folder.path)
            #expect(project.app.name == "Mail", "\(name)")
            #expect(project.app.sources == ["App/MailApp.swift"], "\(name)")
        }
    }

    @Test func ofTwoProjectsNoneIsChosen() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for name in ["A", "B"] {
            try folder.write(AdoptFixture.project, to: "\(name)/Mail.xcodeproj/project.pbxproj")
            try folder.write(AdoptFixture.app, to: "\(name)/App/MailApp.swift")
        }
        #expect(kind(folder) == .severalProjects(["A/Mail.xcodeproj", "B/Mail.xcodeproj"]))
        #expect(kind(ProjectFolder(path: folder.path + "/A")) == nil)
    }

    @Test func aFolderWithoutSwiftIsRefused() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        #expect(kind(folder) == .noSource)
        #expect(kind(ProjectFolder(path: folder.path + "/none")) == .noFolder)
    }

    @Test func noModuleIsCalledAsOneThatFilesImport() {
        #expect("SwiftUI".freeModuleName == "SwiftUIApp")
        #expect("My App-2".freeModuleName == "My_App_2")
        #expect("".freeModuleName == "App")
    }
}
#endif
