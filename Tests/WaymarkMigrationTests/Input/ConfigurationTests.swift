// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Configuration") struct ConfigurationTests {
    private let old = "Text(\"Mail\").navigationBarHidden(true)\n"

    private func read(_ text: String) throws(ConfigurationError) -> Configuration {
        try ConfigurationReader.read(
            text, path: "/app/.waymark.yml", rules: Catalog.rules.map { $0.name })
    }

    private func sentences(_ text: String) -> [String] {
        do { _ = try read(text) } catch {
            return "\(error)".split(separator: "\n").map(String.init)
        }
        return []
    }

    @Test func allKeysAreRead() throws {
        let read = try read(
            """
            targets: [App, Widgets]
            rules:
              only: UseNavigationStack
              skip: [UseDismiss]
            exclude:
              - Generated
            floors: { iOS: 16.4, macOS: 13 }
            baseline: lint/known.json
            """)
        #expect(read.targets == ["App", "Widgets"])
        #expect(read.only == ["UseNavigationStack"] && read.skipped == ["UseDismiss"])
        #expect(read.floor == DeploymentTargets([.iOS: Version(16, 4), .macOS: Version(13)]))
        #expect(read.baseline == "/app/lint/known.json")
        #expect(read.excludes == [PathPattern("Generated", in: "/app")])
    }

    @Test func anEmptyFileSaysNothing() throws {
        #expect(try read("# nothing yet\n") == Configuration(path: "/app/.waymark.yml"))
    }

    @Test func unknownKeysAreNamedWithTheNearestKnownOne() {
        #expect(
            sentences("exlude: [A]\nrules:\n  skipp: []\nfloors:\n  ios: 16\ncolour: red\n") == [
                "/app/.waymark.yml:1:1: a configuration has no key 'exlude'; did you mean "
                    + "'exclude'?; known are 'targets', 'rules', 'exclude', 'floors', 'baseline'",
                "/app/.waymark.yml:3:3: 'rules' has no key 'skipp'; did you mean 'skip'?; known "
                    + "are 'only', 'also', 'skip'",
                "/app/.waymark.yml:5:3: 'floors' has no key 'ios'; did you mean 'iOS'?; known are "
                    + "'iOS', 'macOS', 'tvOS', 'watchOS', 'visionOS'",
                "/app/.waymark.yml:6:1: a configuration has no key 'colour'; known are 'targets', "
                    + "'rules', 'exclude', 'floors', 'baseline'",
            ])
    }

    @Test(arguments: [
        (
            "rules:\n  only: UseDismis",
            ":2:9: there is no rule 'UseDismis'; did you mean 'UseDismiss'?"
        ),
        ("floors:\n  iOS: new", ":2:8: takes a version such as 16 or 16.4, not 'new'"),
        ("targets: {a: b}", ":1:10: takes a text, or a list of texts"),
        ("[a]", ":1:1: a configuration is a list of keys and values; known are 'targets'"),
        ("targets: [a", ": is not YAML: "),
        ("baseline: a\nbaseline: b", ": says 'baseline' twice; put both together"),
    ])
    func whatIsWrongIsSaidWithItsPlace(text: String, words: String) {
        let said = sentences(text)
        #expect(said.count == 1 && said[0].contains(words), "\(said)")
    }

    @Test(arguments: [
        ("Generated", "Generated/A.swift", true), ("Generated", "App/Generated/B/A.swift", true),
        ("Generated/", "App/Generated/A.swift", true), ("*.pb.swift", "App/A.pb.swift", true),
        ("*.pb.swift", "App/A.swift", false), ("App/*.swift", "App/A.swift", true),
        ("App/*.swift", "App/B/A.swift", false), ("App/**/A?.swift", "App/B/C/A1.swift", true),
        ("App/**/A?.swift", "App/A1.swift", true), ("App", "Apple/A.swift", false),
        ("./App/B", "App/B/A.swift", true), ("App/**", "App/A.swift", true),
    ])
    func patternsMeanFilesAndFolders(pattern: String, path: String, isMeant: Bool) {
        #expect(PathPattern(pattern, in: "/x").matches("/x/" + path) == isMeant)
    }

    private func project(_ configuration: String) throws -> ProjectFolder {
        let folder = try ProjectFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P", platforms: [.iOS(.v17)],
                targets: [.target(name: "App"), .target(name: "Kit")])
            """, to: "Package.swift")
        try folder.write(old, to: "Sources/App/A.swift")
        try folder.write(old, to: "Sources/Kit/B.swift")
        try folder.write(configuration, to: ".waymark.yml")
        return folder
    }

    private func found(_ arguments: String..., in folder: ProjectFolder) throws -> [String] {
        let run = try Program.run([Program.tool.path, "lint"] + arguments, in: folder.path)
        return run.output.split(separator: "\n").map {
            String($0.prefix { $0 != ":" }.suffix(7))
        }
    }

    @Test func targetsAndExcludesAndRulesNarrowARunAndOptionsWin() throws {
        let folder = try project("targets: App\n")
        defer { folder.remove() }
        #expect(try found(in: folder) == ["A.swift"])
        #expect(try found("--target", "Kit", in: folder) == ["B.swift"])
        try folder.write("exclude: [Kit]\n", to: ".waymark.yml")
        #expect(try found(in: folder) == ["A.swift"])
        #expect(try found("--exclude", "A.*", in: folder) == ["B.swift"])
        try folder.write("rules: {skip: HideTheBarWithToolbar}\n", to: ".waymark.yml")
        #expect(try found(in: folder) == [])
        #expect(try found("--only", "HideTheBarWithToolbar", in: folder).count == 2)
        try folder.write("floors: {iOS: 15}\n", to: ".waymark.yml")
        #expect(try found(in: folder).count == 2)
        try folder.write("baseline: known.json\n", to: ".waymark.yml")
        #expect(try found("--write-baseline", "known.json", in: folder) == [])
        #expect(try found(in: folder) == [])
        #expect(try found("--config", "Package.swift", in: folder) == [])
    }

    @Test func whatIsExcludedIsNoProblemEither() throws {
        let folder = try project("exclude: Templates\n")
        defer { folder.remove() }
        try folder.write("struct {{ name }} NavigationView", to: "Templates/T.swift")
        let run = try Program.waymark("migrate", "--check", in: folder)
        #expect(run.status == 1 && !run.complaints.contains("does not parse"), "\(run.said)")
    }

    @Test func anUnknownTargetIsNamedWithTheNearest() throws {
        let folder = try project("targets: Ap\n")
        defer { folder.remove() }
        let run = try Program.waymark("lint", in: folder)
        #expect(run.status == 2)
        #expect(
            run.complaints.contains(
                ".waymark.yml: there is no target 'Ap'; did you mean 'App'?; known are App, Kit"))
    }

    @Test func theNearestFileCountsAndNoneOutsideOfTheRepository() throws {
        let folder = try project("targets: App\n")
        defer { folder.remove() }
        try Program.git("init", "--quiet", in: folder)
        func file(_ paths: String...) throws -> Program {
            try Program.run([Program.tool.path, "config"] + paths, in: folder.path)
        }
        #expect(try file("Sources/Kit/B.swift").output == ".waymark.yml\n")
        try folder.write("", to: "Sources/Kit/.waymark.yml")
        #expect(try file("Sources/Kit/B.swift").output == "Sources/Kit/.waymark.yml\n")
        let both = try file("Sources/Kit/B.swift", "Sources/App/A.swift")
        #expect(both.status == 2 && both.complaints.contains("different configurations"))
        try folder.write("targets: App\n", to: "Inner/.waymark.yml")
        let inner = ProjectFolder(path: folder.path + "/Inner/Deep")
        try inner.write(old, to: "C.swift")
        try Program.git("init", "--quiet", in: inner)
        let none = try Program.waymark("config", in: inner)
        #expect(none.output == "no file '.waymark.yml' is about these paths\n")
    }

    @Test func aFileThatIsNotThereAndOneThatIsDamagedHaveTheirCodes() throws {
        let folder = try project("targets: [\n")
        defer { folder.remove() }
        #expect(try Program.waymark("lint", in: folder).status == 4)
        #expect(try Program.waymark("lint", "--config", "none.yml", in: folder).status == 3)
    }

    @Test func theSchemaThatIsPublishedIsThatOfTheReader() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Data/waymark.schema.json")
        let published = try String(contentsOf: file, encoding: .utf8)
        #expect(
            try published == ConfigurationSchema.text(rules: Catalog.rules.map { $0.name }),
            "run: waymark config --schema > Documentation/Data/waymark.schema.json")
    }
}
#endif
