// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("What rewrites name, where the project has something of that name")
struct TakenNameTests {
    private let stack = """
        struct Root: View {
            var body: some View {
                NavigationView { Text("a") }.navigationViewStyle(.stack)
            }
        }
        """

    private func isMigrated(_ source: String, _ own: String, floor: Int = 17) throws -> Bool {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(source, to: "A.swift")
        try folder.write(own, to: "B.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(floor)
        options.levels = Set(Level.allCases)
        let fates = Migration(paths: [folder.path], options).results
            .flatMap { $0.entries.map(\.disposition) }
        #expect(fates.contains(.refused(.nameTaken)) != fates.contains(.migrated(.exact)))
        return !fates.contains(.refused(.nameTaken))
    }

    @Test(arguments: [
        "class NavigationStack<Q> {}", "protocol NavigationStack {}",
        "extension Root { enum NavigationStack {} }",
    ])
    func anOwnTypeOfTheNewNameKeepsTheContainer(own: String) throws {
        #expect(try !isMigrated(stack, own))
    }

    @Test(arguments: [
        "extension NavigationStack {}", "struct NavigationStacks {}",
        "enum Flow { struct NavigationStack {} }",
    ])
    func anExtensionALongerNameOrOneElsewhereIsNoReason(own: String) throws {
        #expect(try isMigrated(stack, own))
    }

    /// What becomes of `Diary/Notes.swift` in a repository with these files besides.
    private func fates(_ files: [String: String], _ source: String) throws
        -> [FileResult.Disposition]
    {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name) }
        try folder.write("", to: ".git/HEAD")
        try folder.write(source, to: "Diary/Notes.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        return Migration(paths: [folder.path], options).results
            .filter { $0.source.path.hasSuffix("Notes.swift") }
            .flatMap { $0.entries.map(\.disposition) }
    }

    /// Projects whose targets are the folders 'Shop' and 'Diary', by what describes them.
    private static let twoTargets: [String: [String: String]] = [
        "packages": [
            "Shop/Package.swift": package("Shop"), "Diary/Package.swift": package("Diary"),
        ],
        "XcodeGen": [
            "project.yml": """
            targets:
              Shop:
                platform: iOS
                sources: [Shop]
              Diary:
                platform: iOS
                sources: [Diary]
            """
        ],
        "Tuist": [
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "All", targets: [
                .target(name: "Shop", destinations: .iOS, sources: ["Shop/**"]),
                .target(name: "Diary", destinations: .iOS, sources: ["Diary/**"]),
            ])
            """
        ],
        "listed files": ["All.xcodeproj/project.pbxproj": xcode { listed($0) }],
        "folders in step": ["All.xcodeproj/project.pbxproj": xcode { inStep($0) }],
    ]

    private static func package(_ name: String) -> String {
        "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\", path: \".\")])"
    }

    private static func xcode(_ target: (String) -> String) -> String {
        """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (TShop, TDiary, ); };
                G = {isa = PBXGroup; children = (GShop, GDiary, ); sourceTree = "<group>"; };
                \(target("Shop"))
                \(target("Diary"))
            };
            rootObject = P;
        }
        """
    }

    private static func listed(_ name: String) -> String {
        let file = name == "Shop" ? "Stack" : "Notes"
        return """
            T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name), ); };
            S\(name) = {isa = PBXSourcesBuildPhase; files = (B\(name), ); };
            B\(name) = {isa = PBXBuildFile; fileRef = F\(name); };
            G\(name) = {isa = PBXGroup; path = \(name); children = (F\(name), );
                sourceTree = "<group>"; };
            F\(name) = {isa = PBXFileReference; path = \(file).swift; sourceTree = "<group>"; };
            """
    }

    private static func inStep(_ name: String) -> String {
        """
        T\(name) = {isa = PBXNativeTarget; name = \(name);
            fileSystemSynchronizedGroups = (G\(name), ); };
        G\(name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name);
            sourceTree = "<group>"; };
        """
    }

    @Test(arguments: twoTargets.keys.sorted())
    func aNameIsTakenInTheTargetThatDeclaresItAlone(kind: String) throws {
        var files = try #require(Self.twoTargets[kind])
        files["Shop/Stack.swift"] = "final class NavigationStack {}"
        #expect(try fates(files, stack) == [.migrated(.exact)])
        files["Diary/Stack.swift"] = "final class NavigationStack {}"
        let both = try fates(files, stack)
        #expect(both == [.refused(.nameTaken)])
    }

    @Test(arguments: twoTargets.keys.sorted())
    func aPublicNameIsTakenWhereItsModuleIsImported(kind: String) throws {
        var files = try #require(Self.twoTargets[kind])
        files["Shop/Stack.swift"] = "final class NavigationStack {}"
        #expect(try fates(files, "import Shop\n" + stack) == [.migrated(.exact)])
        #expect(
            try fates(files, "@testable import Shop\n" + stack) == [.refused(.nameTaken)])
        files["Shop/Stack.swift"] = "public final class NavigationStack {}"
        #expect(try fates(files, "import struct Shop.Price\n" + stack) == [.refused(.nameTaken)])
        #expect(
            try fates(files, "#if DEBUG\nimport Shop\n#endif\n" + stack)
                == [.refused(.nameTaken)])
        #expect(try fates(files, stack) == [.migrated(.exact)])
    }

    @Test func whatNoProjectListsMayBelongToAnyTargetOfItsProject() throws {
        var files = ["Shop/Stack.swift": "final class NavigationStack {}"]
        #expect(try fates(files, stack) == [.refused(.nameTaken)])
        files["All.xcodeproj/project.pbxproj"] = Self.xcode { Self.listed($0) }
        files["More.swift"] = "final class NavigationStack {}"
        #expect(try fates(files, stack) == [.refused(.nameTaken)])
        files["More.swift"] = "private final class NavigationStack {}"
        #expect(try fates(files, stack) == [.migrated(.exact)])
    }

    @Test func anOwnContainerOfTheOldNameIsNoneOfAnotherTarget() throws {
        var files = try #require(Self.twoTargets["packages"])
        files["Shop/Stack.swift"] = """
            struct NavigationView: View {}
            extension View { func navigationViewStyle(_ style: Style) -> some View { self } }
            """
        #expect(try fates(files, stack) == [.migrated(.exact)])
        #expect(try fates(files, "@testable import Shop\n" + stack).isEmpty)
    }

    @Test func barItemsStayWhereTheProjectHasItsOwn() throws {
        let items = "v.navigationBarItems(trailing: Button(\"a\") {})"
        #expect(try isMigrated(items, "struct Other {}"))
        #expect(try !isMigrated(items, "struct ToolbarItem {}"))
    }
}
#endif
