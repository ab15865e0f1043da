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

        /// What a run makes of files, and of what it reads besides.
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
            #expect(results["Left.swift"]?.entries.map(\.fate) == [.migrated(.assisted)])
            #expect(results["Right.swift"]?.entries.map(\.fate) == [.refused(.noPlaceForWrapper)])
            #expect(results["Right.swift"]?.isChanged == false)
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
