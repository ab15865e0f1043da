// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Projects of other tools") struct ProjectFileTests {
    private func target(_ files: [String: String], of file: String = "App/A.swift") throws
        -> BuildTarget?
    {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name) }
        try folder.write("", to: file)
        let path = folder.path + "/" + file
        return TargetMap(for: [path]).target(of: path)
    }

    private func xcodeGen(_ text: String) throws -> BuildTarget? {
        try target(["project.yml": text])
    }

    @Test func versionsOfXcodeGenComeFromTheTargetThenFromTheOptions() throws {
        let app = "targets:\n  App:\n    type: application\n    sources: [App]\n"
        let options = "options:\n  deploymentTarget:\n    iOS: \"15.4\"\n    macOS: 12.0\n"
        let common = try xcodeGen(options + app + "    platform: iOS\n")
        #expect(common?.floor == DeploymentTargets([.iOS: Version(15, 4)]))
        let own = try xcodeGen(
            options + app + "    platform: iOS\n    deploymentTarget: 16.0\n")
        #expect(own?.floor == DeploymentTargets([.iOS: Version(16)]))
        let both = try xcodeGen(
            options + app
                + "    platform: [iOS, macOS]\n    deploymentTarget: {iOS: 16, macOS: 13}\n")
        #expect(both?.floor == DeploymentTargets([.iOS: Version(16), .macOS: Version(13)]))
        for platform in ["", "    platform: auto\n"] {
            let places = "    supportedDestinations: [iOS, macOS]\n"
            #expect(
                try xcodeGen(options + app + platform + places)?.floor
                    == DeploymentTargets([.iOS: Version(15, 4), .macOS: Version(12)]))
        }
        let half = try xcodeGen(
            options + app + "    platform: [iOS, tvOS]\n")
        #expect(half?.floor.isUnknown == true)
    }

    @Test func settingsOfXcodeGenOverrideVersionsAndNameDevices() throws {
        let text = """
            options: {deploymentTarget: {iOS: 13.0}}
            settings:
              TARGETED_DEVICE_FAMILY: 1
            targets:
              App:
                platform: iOS
                sources:
                  - path: App
                    excludes: ["**/*.md"]
                settings:
                  base:
                    IPHONEOS_DEPLOYMENT_TARGET: "17.0"
                  configs:
                    Debug:
                      IPHONEOS_DEPLOYMENT_TARGET: "16.0"
            """
        let app = try xcodeGen(text)
        #expect(app?.floor == DeploymentTargets([.iOS: Version(16)]))
        #expect(app?.isForPhonesOnly == true)
        #expect(
            try xcodeGen(text.replacing("FAMILY: 1", with: "FAMILY: \"1,2\""))?.isForPhonesOnly
                == false)
        let computed = text.replacing("\"17.0\"", with: "${MINIMUM}")
        #expect(try xcodeGen(computed)?.floor.isUnknown == true)
    }

    @Test func aTargetOfXcodeGenHasWhatItsTemplatesSay() throws {
        let text = """
            options: {deploymentTarget: {iOS: 16.0, macOS: 13.0}}
            targetTemplates:
              Systems:
                supportedDestinations: [iOS, macOS]
              Base:
                templates: [Systems]
                sources:
                  - App
            targets:
              App:
                templates: [Base]
                sources: [Other]
            """
        let both = DeploymentTargets([.iOS: Version(16), .macOS: Version(13)])
        #expect(try xcodeGen(text)?.floor == both)
        let replaced = text.replacing("    sources:\n", with: "    sources:REPLACE:\n")
        #expect(try xcodeGen(replaced)?.floor.isUnknown ?? true)
        let unknown = text.replacing("templates: [Systems]", with: "templates: [None]")
        #expect(try xcodeGen(unknown)?.floor.isUnknown ?? true)
    }

    @Test(arguments: [
        "    templates: [Base]\n", "    settings: {groups: [shared]}\n", "    <<: *base\n",
        "    deploymentTarget: ${MINIMUM}\n", "    platform: ${PLATFORM}\n",
    ])
    func whatXcodeGenTakesFromElsewhereIsUnknown(line: String) throws {
        let text = """
            options: {deploymentTarget: {iOS: 16.0}}
            targets:
              App:
                sources: App

            """
        let platform = line.contains("platform") ? "" : "    platform: iOS\n"
        #expect(try xcodeGen(text + platform)?.floor.isUnknown == line.contains("platform"))
        #expect(try xcodeGen(text + platform + line)?.floor.isUnknown == true)
    }

    @Test func anIncludeMayChangeWhatTheProjectSays() throws {
        let text = """
            include: base.yml
            options: {deploymentTarget: {iOS: 16.0}}
            targets: {App: {platform: iOS, sources: App}}
            """
        #expect(try xcodeGen(text)?.floor.isUnknown == true)
    }

    @Test func aFileOfAnUnknownTargetTooIsUnknown() throws {
        let app = "App: {platform: iOS, deploymentTarget: 16.0, sources: App}"
        let known = try xcodeGen(
            "targets: {\(app), Other: {platform: iOS, deploymentTarget: 15.0, sources: App}}")
        #expect(known?.floor == DeploymentTargets([.iOS: Version(15)]))
        let unknown = try xcodeGen("targets: {\(app), Other: {platform: iOS, sources: App}}")
        #expect(unknown?.floor.isUnknown == true)
    }

    @Test func aProjectThatCannotBeReadIsNamedAndNothingIsKnown() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("targets:\n\tApp: 1\n", to: "project.yml")
        try folder.write("", to: "A.swift")
        let file = folder.path + "/A.swift"
        #expect(problems(around: file) == [.unreadableProject(floorIsSaid: false)])
        #expect(TargetMap(for: [file]).target(of: file)?.floor.isUnknown == true)
        try folder.write("steps:\n\t- run\n", to: "project.yml")
        #expect(problems(around: file).isEmpty)
    }

    private func problems(around file: String) -> [FileProblem.Kind] {
        TargetMap(for: [file]).problems(for: [file], floorIsSaid: false).map(\.kind)
    }

    private static let unclear = [
        ("Package.swift", "let package = Package(platforms: [.iOS(oldest)])"),
        ("Podfile", "platform :ios, oldest"),
        ("Project.swift", "import ProjectDescription\nlet project = Project.app()"),
        ("project.yml", "targets: {App: {platform: iOS, sources: .}}"),
        (
            "App.xcodeproj/project.pbxproj",
            ProjectFolder.project.replacing("$(MINIMUM)", with: "$(OTHER)")
        ),
    ]

    @Test(arguments: unclear)
    func aProjectThatComputesItsSystemsIsNamedWhereTheyMatter(name: String, text: String) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(text, to: name)
        try folder.write("Text(\"Mail\").navigationBarHidden(true)", to: "Views/Root.swift")
        let project = "/" + name.split(separator: "/")[0]
        let silent = Migration(paths: [folder.path], MigrationOptions())
        #expect(silent.problems.map(\.kind) == [.computedSystems])
        #expect(silent.problems.map(\.path) == [folder.path + project])
        #expect(silent.problems.first?.isHarmless == true)
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        #expect(Migration(paths: [folder.path], options).problems.isEmpty)
    }

    @Test(arguments: [
        ("Package.swift", "let package = Package("),
        ("Project.swift", "import ProjectDescription\nlet project = Project("),
        ("project.yml", "targets:\n  App:\n    platform: iOS\n    sources: [Views\n"),
    ])
    func aProjectThatDoesNotParseIsNamed(name: String, text: String) throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("let package = Package(platforms: [.iOS(.v16)])", to: "Package.swift")
        try folder.write(text, to: "Inner/" + name)
        let file = folder.path + "/Inner/A.swift"
        try folder.write("", to: "Inner/A.swift")
        #expect(problems(around: file) == [.unreadableProject(floorIsSaid: false)])
        #expect(TargetMap(for: [file]).target(of: file)?.floor.isUnknown == true)
    }

    private func tuist(_ arguments: String) throws -> BuildTarget? {
        try target([
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(name: "App", \(arguments), product: .app, bundleId: "a", sources: ["App/**"])
            ])
            """
        ])
    }

    @Test func versionsOfTuistAreReadWithoutRunningIt() throws {
        let phone = try tuist("destinations: [.iPhone], deploymentTargets: .iOS(\"16.0\")")
        #expect(phone?.floor == DeploymentTargets([.iOS: Version(16)]))
        #expect(phone?.isForPhonesOnly == true)
        let pad = try tuist("destinations: .iOS, deploymentTargets: .iOS(\"16.0\")")
        #expect(pad?.isForPhonesOnly == false)
        let both = try tuist(
            "destinations: [.iPhone, .mac], deploymentTargets: .multiplatform(iOS: \"15.0\", macOS: \"12.0\")"
        )
        #expect(both?.floor == DeploymentTargets([.iOS: Version(15), .macOS: Version(12)]))
        let old = try tuist(
            "platform: .iOS, deploymentTarget: .iOS(targetVersion: \"14.0\", devices: .iphone)")
        #expect(old?.floor == DeploymentTargets([.iOS: Version(14)]))
        #expect(old?.isForPhonesOnly == true)
    }

    @Test(arguments: [
        "destinations: .iOS", "destinations: .iOS, deploymentTargets: minimum",
        "destinations: places, deploymentTargets: .iOS(\"16.0\")",
        "destinations: [.iPhone, .mac], deploymentTargets: .iOS(\"16.0\")",
        "destinations: .iOS, deploymentTargets: .iOS(\"\\(minimum)\")",
    ])
    func whatTuistComputesIsUnknown(arguments: String) throws {
        #expect(try tuist(arguments)?.floor.isUnknown == true)
    }

    @Test func targetsThatTuistMakesInHelpersAreUnknown() throws {
        let helper = try target([
            "Project.swift":
                "import ProjectDescription\nlet project = Project.app(name: \"App\")"
        ])
        #expect(helper?.floor.isUnknown == true)
        #expect(try target(["Project.swift": "let project = 1"]) == nil)
    }

    @Test func whatAHelperOfTuistIsToldHoldsForItsProject() throws {
        let project = """
            import ProjectDescription
            private let oldest = "18.0"
            let project = Project.app(
                destinations: [.iPhone, .iPad], deploymentTargets: .iOS(oldest))
            """
        let told = try target(["Project.swift": project])
        #expect(told?.floor == DeploymentTargets([.iOS: Version(18)]))
        let computed = project.replacing("\"18.0\"", with: "read()")
        #expect(try target(["Project.swift": computed])?.floor.isUnknown == true)
    }

    @Test func aPodfileIsAHintWhenNothingElseTells() throws {
        let pods =
            "# platform :ios, '9.0'\nplatform :ios, '15.0'\ntarget 'A' do\n  platform :ios, \"14.2\"\nend\n"
        #expect(
            try target(["Podfile": pods])?.floor == DeploymentTargets([.iOS: Version(14, 2)]))
        let manifest = "let package = Package(name: \"a\", platforms: [.iOS(.v16)])"
        let both = try target(["Podfile": pods, "Package.swift": manifest])
        #expect(both?.floor == DeploymentTargets([.iOS: Version(16)]))
        #expect(try target(["Podfile": "platform :ios, minimum"])?.floor.isUnknown != false)
    }

    @Test("What several targets share by an anchor is read for each")
    func anchorsOfXcodeGenAreResolved() throws {
        let text = """
            shared: &shared
              platform: iOS
              deploymentTarget: "16.0"
            targets:
              App:
                <<: *shared
                sources: Views
            """
        let found = try target(["project.yml": text], of: "Views/Root.swift")
        #expect(found?.floor == DeploymentTargets([.iOS: Version(16)]))
    }

    @Test func aBuiltProjectIsBelievedBeforeWhatItIsGeneratedFrom() throws {
        let found = try target(
            [
                "App.xcodeproj/project.pbxproj": ProjectFolder.project,
                "App.xcconfig": "MINIMUM = 15.2\nSDKROOT = iphoneos\n",
                "project.yml":
                    "targets: {App: {platform: iOS, deploymentTarget: 17.0, sources: Views}}",
            ], of: "Views/Root.swift")
        #expect(found?.floor == DeploymentTargets([.iOS: Version(15, 2)]))
    }
}
#endif
