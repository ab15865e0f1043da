// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Where wrappers are written") struct WrapperPlacementTests {
    private let options = {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(15)
        options.levels.insert(.assisted)
        return options
    }()

    /// A screen of this name in a container that is a stack everywhere.
    private func screen(_ name: String) -> String {
        """
        import SwiftUI
        struct \(name): View {
            var body: some View { NavigationView { Text("") }.navigationViewStyle(.stack) }
        }
        """
    }

    /// The results of a run, by path: of these files, and of what it reads besides.
    private func run(_ files: [String: String]) throws -> [String: FileResult] {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name) }
        let results = Migration(paths: [folder.path], options).results
        return Dictionary(
            uniqueKeysWithValues: results.map {
                (String($0.source.path.dropFirst(folder.path.count + 1)), $0)
            })
    }

    /// The files that declare a wrapper afterwards.
    private func declaring(_ results: [String: FileResult]) -> [String] {
        results.filter {
            String(decoding: $0.value.after, as: UTF8.self)
                .contains("struct CompatNavigationStack<")
        }.keys.sorted()
    }

    /// An Xcode project whose targets list their files, which lie beside it.
    private func project(_ targets: [String: [String]]) -> String {
        let files = Set(targets.values.joined()).sorted()
        let names = targets.keys.sorted()
        let references = files.map {
            "F\($0) = {isa = PBXFileReference; path = \($0).swift; sourceTree = \"<group>\"; };"
        }
        let built = targets.flatMap { name, files in
            files.map { "B\(name)\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
        }
        let made = names.map { name in
            let list = (targets[name] ?? []).map { "B\(name)\($0), " }.joined()
            return """
                T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name), ); };
                S\(name) = {isa = PBXSourcesBuildPhase; files = (\(list)); };
                """
        }
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objects = {
                    P = {isa = PBXProject; mainGroup = G;
                        targets = (\(names.map { "T\($0), " }.joined())); };
                    G = {isa = PBXGroup; sourceTree = "<group>";
                        children = (\(files.map { "F\($0), " }.joined())); };
                    \((references + built + made).joined(separator: "\n"))
                };
                rootObject = P;
            }
            """
    }

    private func run(_ targets: [String: [String]], screens: [String]) throws
        -> [String: FileResult]
    {
        var files = ["App.xcodeproj/project.pbxproj": project(targets)]
        for name in screens { files["\(name).swift"] = screen(name) }
        return try run(files)
    }

    @Test func newerSystemsSaveWrappersAndTheRunSaysHowMany() throws {
        let manifest = """
            let package = Package(
                name: "App", platforms: [.iOS(.v15), .macOS(.v14)],
                targets: [.target(name: "App", path: ".")])
            """
        let files = [
            "Package.swift": manifest, "A.swift": screen("A"), "B.swift": screen("B"),
        ]
        let all: Set<Level> = [.exact, .assisted]
        for levels in [[.exact], all] {
            let saving = try saving(files, DeploymentTargets(), levels)
            #expect(saving?.options == ["--min-ios 16"])
            #expect(saving?.isSaid == false)
            #expect(saving?.sites == 2)
            #expect(saving?.files == 1)
            #expect(
                saving?.sentence == "'--min-ios 16' would migrate 2 sites without a wrapper, "
                    + "and would save 1 file with wrappers")
        }
        let said = try saving(files, DeploymentTargets([.iOS: Version(17)]), all)
        #expect(
            said?.sentence == "'--min-ios 17' migrates 2 sites without a wrapper, "
                + "and saves 1 file with wrappers")
        #expect(try saving(files, DeploymentTargets([.iOS: Version(15, 4)]), all)?.sites == 2)
        let newer = manifest.replacing("v15", with: "v16")
        let new = ["Package.swift": newer, "A.swift": screen("A")]
        #expect(try saving(new, DeploymentTargets(), all) == nil)
        #expect(try saving(new, DeploymentTargets([.iOS: Version(17)]), all) == nil)
        let plain = ["Package.swift": manifest, "A.swift": "let a = 1"]
        #expect(try saving(plain, DeploymentTargets(), all) == nil)
    }

    /// The wrappers that newer systems save in a run over some files.
    private func saving(
        _ files: [String: String], _ floor: DeploymentTargets, _ levels: Set<Level>
    ) throws -> FloorSaving? {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name) }
        var options = MigrationOptions()
        (options.floor, options.levels, options.comparesFloors) = (floor, levels, true)
        let migration = Migration(paths: [folder.path], options)
        let summary = Summary(migration, isWritten: false).text
        #expect(migration.floorSaving.map { summary.contains($0.sentence) } ?? true)
        return migration.floorSaving
    }

    @Test func wrappersAreMovedInAsTheFilesBesideThem() throws {
        let source = screen("Inbox").replacing("    ", with: "\t")
        let results = try run(["Inbox.swift": source])
        let after = results["NavigationCompatibility.swift"].map(\.after) ?? []
        let text = String(decoding: after, as: UTF8.self)
        #expect(text.contains("\n\tvar body: some View {\n\t\tif #available"))
        #expect(!text.contains("  "))
    }

    @Test func previewsAloneGetNoWrapper() throws {
        let preview = """
            import SwiftUI
            struct Page_Previews: PreviewProvider {
                static var previews: some View { NavigationView { Text("") } }
            }
            """
        let alone = try run(["Page.swift": preview])
        #expect(alone.keys.sorted() == ["Page.swift"])
        #expect(alone["Page.swift"]?.isChanged == false)
        #expect(alone["Page.swift"]?.entries.map(\.disposition) == [.refused(.belowFloor)])
        let beside = try run(["Page.swift": preview, "Inbox.swift": screen("Inbox")])
        #expect(declaring(beside).count == 1)
        #expect(beside["Page.swift"]?.isChanged == true)
    }

    @Test func whatNeedsNoWrapperDoesNotDecideWhereItIs() throws {
        let results = try run([
            "A.swift": "struct A: View { var body: some View { x.navigationBarTitle(\"\") } }",
            "B/Root.swift": screen("Root"),
        ])
        #expect(results["A.swift"] != nil)
        #expect(declaring(results) == ["B/NavigationCompatibility.swift"])
    }

    @Test func targetsThatShareAFileGetTheWrapperThereOnce() throws {
        let results = try run(
            ["One": ["Root", "Shared"], "Two": ["Other", "Shared"]],
            screens: ["Root", "Other", "Shared"])
        #expect(declaring(results) == ["Shared.swift"])
        #expect(results.values.allSatisfy { !$0.isNew && $0.isChanged })
    }

    @Test func targetsWithoutACommonFileGetAWrapperEach() throws {
        let results = try run(
            ["One": ["Root"], "Two": ["Other"]], screens: ["Root", "Other"])
        #expect(declaring(results) == ["Other.swift", "Root.swift"])
    }

    @Test func aContainerStaysWhereATargetWouldSeeTheWrapperTwice() throws {
        let results = try run(
            ["One": ["Root", "Left"], "Two": ["Left", "Right"], "Three": ["Right"]],
            screens: ["Left", "Right"])
        #expect(declaring(results) == ["Left.swift"])
        #expect(results["Left.swift"]?.entries.map(\.disposition) == [.migrated(.assisted)])
        #expect(
            results["Right.swift"]?.entries.map(\.disposition) == [.refused(.noPlaceForWrapper)])
        #expect(results["Right.swift"]?.isChanged == false)
    }

    @Test func whatAFolderLeavesOutIsNoPartOfItsTarget() throws {
        let generated = """
            targets:
              A:
                platform: iOS
                deploymentTarget: "15.0"
                sources:
                  - path: A
                    excludes: [OnlyB]
              B:
                platform: iOS
                deploymentTarget: "15.0"
                sources: [A/OnlyB]
            """
        let results = try run([
            "project.yml": generated, "A/Root.swift": screen("Root"),
            "A/OnlyB/Other.swift": screen("Other"),
        ])
        #expect(
            declaring(results) == [
                "A/NavigationCompatibility.swift", "A/OnlyB/NavigationCompatibility.swift",
            ])
    }

    @Test func aPatternThatStaysInItsFolderDoesNotReachInside() throws {
        func target(_ name: String, _ sources: String) -> String {
            """
            .target(name: "\(name)", destinations: .iOS,
                deploymentTargets: .iOS("15.0"), sources: [\(sources)]),
            """
        }
        let globs = #".glob("S/**", excluding: ["S/Extra/**"])"#
        for sources in [#""S/*.swift""#, globs] {
            let project = """
                import ProjectDescription
                let project = Project(name: "P", targets: [
                    \(target("A", sources)) \(target("B", #""S/Extra/B.swift""#))
                ])
                """
            let results = try run([
                "Project.swift": project, "S/A.swift": screen("A"),
                "S/Extra/B.swift": screen("B"),
            ])
            let first = sources == globs ? "S/NavigationCompatibility.swift" : "S/A.swift"
            #expect(declaring(results) == [first, "S/Extra/B.swift"].sorted())
        }
    }

    @Test func targetsOfAPackageHaveTheFoldersThatTheyName() throws {
        func results(_ targets: String) throws -> [String: FileResult] {
            try run([
                "Package.swift": "let package = Package(name: \"P\", targets: [\(targets)])",
                "Lib/A.swift": screen("A"), "Lib/Extra/B.swift": screen("B"),
            ])
        }
        let two = try results(
            """
            .target(name: "A", path: "Lib", exclude: ["Extra"]),
            .target(name: "B", path: "Lib/Extra")
            """)
        #expect(
            declaring(two) == [
                "Lib/Extra/NavigationCompatibility.swift", "Lib/NavigationCompatibility.swift",
            ])
        let listed = try results(
            #".target(name: "A", path: "Lib", sources: ["A.swift", "Extra/B.swift"])"#)
        #expect(declaring(listed) == ["Lib/A.swift"])
    }

    @Test func exceptionsOfFoldersInStepWithTheDiskCount() throws {
        let project = """
            // !$*UTF8*$!
            {
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (A, B, ); };
                    G = {isa = PBXGroup; children = (Y, ); sourceTree = "<group>"; };
                    Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Sync;
                        exceptions = (E, F, ); sourceTree = "<group>"; };
                    A = {isa = PBXNativeTarget; name = A; fileSystemSynchronizedGroups = (Y, ); };
                    B = {isa = PBXNativeTarget; name = B; };
                    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                        membershipExceptions = (Sub/OnlyB.swift, ); };
                    F = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = B;
                        membershipExceptions = (Sub/OnlyB.swift, Sub/Both.swift, ); };
                };
                rootObject = P;
            }
            """
        let only = try run([
            "App.xcodeproj/project.pbxproj": project, "Sync/Sub/OnlyB.swift": screen("OnlyB"),
        ])
        #expect(declaring(only) == ["Sync/Sub/OnlyB.swift"])
        let both = try run([
            "App.xcodeproj/project.pbxproj": project, "Sync/Sub/Both.swift": screen("Both"),
            "Sync/Sub/OnlyB.swift": screen("OnlyB"),
        ])
        #expect(declaring(both) == ["Sync/Sub/Both.swift"])
    }

    @Test func aFileOfThatNameThatIsThereKeepsItsContent() throws {
        let results = try run([
            "NavigationCompatibility.swift": "enum Own {}", "Root.swift": screen("Root"),
        ])
        #expect(declaring(results) == ["NavigationCompatibility2.swift"])
    }

    @Test func anImportUnderAConditionKeepsAFileFromTakingIt() throws {
        let conditional = "#if os(iOS)\n\(screen("Other"))\n#endif"
        let results = try run([
            "App.xcodeproj/project.pbxproj": project(["One": ["Other", "Root"]]),
            "Other.swift": conditional, "Root.swift": screen("Root"),
        ])
        #expect(declaring(results) == ["Root.swift"])
    }

    @Test func anImportUnderAConditionBesidesAnotherIsNoReason() throws {
        let results = try run([
            "App.xcodeproj/project.pbxproj": project(["One": ["Root"]]),
            "Root.swift": screen("Root") + "\n#if DEBUG\nimport SwiftUI\n#endif",
        ])
        #expect(declaring(results) == ["Root.swift"])
    }
}
#endif
