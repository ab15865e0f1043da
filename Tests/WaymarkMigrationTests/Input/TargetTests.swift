// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Deployment targets") struct TargetTests {
    @Test func aManifestIsReadWithoutBeingRun() throws {
        let manifest = """
            let package = Package(
                name: "a", platforms: [.iOS(.v16), .macOS("13.3"), .watchOS(.v9_4)], targets: [])
            """
        let found = try #require(PackageManifest(manifest, in: "/a"))
        #expect(
            found.floor
                == DeploymentTargets([
                    .iOS: Version(16), .macOS: Version(13, 3), .watchOS: Version(9, 4),
                ]))
        #expect(!found.isComputed)
        let silent = try #require(
            PackageManifest("let package = Package(name: \"a\")", in: "/a"))
        #expect(silent.floor.isUnknown)
        #expect(!silent.isComputed)
        #expect(PackageManifest("let package = Package(name: ", in: "/a") == nil)
    }

    @Test(arguments: [
        "oldest", "[.iOS(oldest), .macOS(.v13)]", "[.iOS(.v16)] + more",
        "[phone, .macOS(.v13)]",
    ])
    func whatAManifestComputesIsUnknown(platforms: String) throws {
        let found = try #require(
            PackageManifest("let package = Package(platforms: \(platforms))", in: "/a"))
        #expect(found.floor.isUnknown)
        #expect(found.isComputed)
    }

    @Test(arguments: [
        "package.platforms = [.iOS(.v13)]", "package.platforms?.append(.iOS(.v13))",
    ])
    func aManifestThatChangesItsPlatformsLaterIsUnknown(line: String) throws {
        let manifest = "let package = Package(platforms: [.iOS(.v16)])\n"
        let found = try #require(PackageManifest(manifest + line, in: "/a"))
        #expect(found.floor.isUnknown)
        #expect(found.isComputed)
    }

    @Test func aTargetHasItsOwnSettingsThenItsFilesThenTheProjects() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(
            "#include \"Base.xcconfig\"\nSDKROOT = iphoneos // phones\n", to: "App.xcconfig")
        try folder.write("MINIMUM = 15.2\nTARGETED_DEVICE_FAMILY = 1\n", to: "Base.xcconfig")
        try folder.write(ProjectFolder.project, to: "App.xcodeproj/project.pbxproj")
        let project = try #require(XcodeProject(at: folder.path + "/App.xcodeproj"))
        let app = try #require(project.targets.first)
        #expect(app.name == "App")
        #expect(app.floor == DeploymentTargets([.iOS: Version(15, 2)]))
        #expect(app.isForPhonesOnly)
        #expect(app.contains(folder.path + "/Views/Root.swift"))
        #expect(app.contains(folder.path + "/Sync/Deep/Leaf.swift"))
        #expect(!app.contains(folder.path + "/Other.swift"))
    }

    @Test func withoutADeploymentTargetXcodeTakesTheNewestSystem() {
        let phone = BuildSettings([["SDKROOT": "iphoneos"]])
        #expect(phone.floor(with: 1410) == DeploymentTargets([.iOS: Version(16)]))
        #expect(phone.floor(with: 1400).isUnknown)
        let unclear = BuildSettings([
            ["SDKROOT": "iphoneos"], ["IPHONEOS_DEPLOYMENT_TARGET": "$(MINIMUM)"],
        ])
        #expect(unclear.floor(with: 1600).isUnknown)
    }

    @Test func aFileThatNoTargetCompilesHasTheFloorOfAllTargets() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let project = ProjectFolder.project.replacing("\"$(MINIMUM)\"", with: "15.0")
        try folder.write(project, to: "App.xcodeproj/project.pbxproj")
        try folder.write("", to: "Unused/A.swift")
        let path = folder.path + "/Unused/A.swift"
        #expect(TargetMap(for: [path]).target(of: path)?.floor[.iOS] == Version(15))
        try folder.write(ProjectFolder.project, to: "App.xcodeproj/project.pbxproj")
        #expect(TargetMap(for: [path]).target(of: path) == nil)
    }

    @Test func whatCannotBeReadIsNoProject() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write("<<<<<<< HEAD", to: "App.xcodeproj/project.pbxproj")
        #expect(XcodeProject(at: folder.path + "/App.xcodeproj") == nil)
        #expect(XcodeProject(at: folder.path + "/None.xcodeproj") == nil)
    }

    @Test func theOldestVersionOfEachSystemCounts() {
        let phone = DeploymentTargets([.iOS: Version(16)])
        let both = DeploymentTargets([.iOS: Version(15, 4), .macOS: Version(12)])
        #expect(phone.merging(both) == both)
        #expect(phone.has(DeploymentTargets([.iOS: Version(16)])))
        #expect(!both.has(DeploymentTargets([.iOS: Version(15), .macOS: Version(13)])))
    }
}
#endif
