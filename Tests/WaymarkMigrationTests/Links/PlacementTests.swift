// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("How containers come on screen") struct PlacementTests {
    private func options(_ floor: DeploymentTargets = DeploymentTargets([.iOS: Version(17)]))
        -> MigrationOptions
    {
        var options = MigrationOptions()
        options.floor = floor
        options.only = ["UseNavigationStack", "UseNavigationSplitView"]
        return options
    }

    private func fates(
        _ files: [String: String], _ options: MigrationOptions
    ) throws -> [FileResult.Disposition] {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name) }
        return Migration(paths: [folder.path], options).results.flatMap(\.entries)
            .map(\.disposition)
    }

    private func fates(
        _ source: String, _ options: MigrationOptions
    ) throws -> [FileResult.Disposition] {
        try fates(["A.swift": source], options)
    }

    @Test func aSheetBehindAConditionIsASheet() throws {
        let source = """
            struct Home: View {
                var body: some View {
                    NavigationStack { Text("").modifier(Sheets()) }
                }
                var sheets: some View {
                    Text("")
                    #if os(iOS)
                        .sheet(isPresented: $a) { Form1() }
                    #endif
                }
            }
            struct Form1: View { var body: some View { NavigationView { Text("") } } }
            """
        #expect(try fates(source, options()) == [.migrated(.exact)])
    }

    @Test func whatAControllerShowsIsNotInTheContainerAroundIt() throws {
        let source = """
            struct Home: View {
                var body: some View { NavigationStack { Button("") { open() } } }
                func open() {
                    show(UIHostingController(rootView:
                        NavigationView { Text("") }.navigationViewStyle(.stack)))
                }
            }
            """
        #expect(try fates(source, options()) == [.migrated(.exact)])
    }

    @Test func aMemberThatOnlyPreviewsAskForIsAPreview() throws {
        let source = """
            enum Samples {
                static var list: some View { NavigationView { Text("") } }
            }
            #Preview { Samples.list }
            """
        #expect(try fates(source, options()) == [.migrated(.exact)])
        let shown = source + "\nstruct Home: View { var body: some View { Samples.list } }"
        #expect(try fates(shown, options()) == [.waits(.layout)])
    }

    @Test func aPublicViewThatOnlyPreviewsShowMayBeShownByOthers() throws {
        let source = """
            struct Card: View { var body: some View { NavigationView { Text("") } } }
            #Preview { Card() }
            """
        #expect(try fates(source, options()) == [.migrated(.exact)])
        #expect(try fates("public " + source, options()) == [.waits(.layout)])
    }

    @Test func codeForOneSystemHasTheFloorOfThatSystem() throws {
        let floor = DeploymentTargets([
            .iOS: Version(15), .macOS: Version(12), .watchOS: Version(9),
        ])
        let source = "let a = NavigationView { Text(\"\") }.navigationViewStyle(.stack)"
        #expect(try fates(source, options(floor)) == [.waits(.assisted)])
        let watch = "#if os(watchOS) && !os(iOS)\n\(source)\n#endif"
        #expect(try fates(watch, options(floor)) == [.migrated(.exact)])
        let others = "#if os(iOS) || canImport(AppKit)\n#else\n\(source)\n#endif"
        #expect(try fates(others, options(floor)) == [.migrated(.exact)])
        let unclear = "#if os(watchOS) || DEBUG\n\(source)\n#endif"
        #expect(try fates(unclear, options(floor)) == [.waits(.assisted)])
    }

    @Test func availabilityOfADeclarationRaisesTheFloor() throws {
        let floor = DeploymentTargets([.iOS: Version(15), .macOS: Version(12)])
        let source = """
            struct Home: View {
                var body: some View { NavigationView { Text("") }.navigationViewStyle(.stack) }
            }
            """
        let new = "@available(iOS 16, macOS 13, *)\n" + source
        #expect(try fates(new, options(floor)) == [.migrated(.exact)])
        let half = "@available(macOS 13, *)\n" + source
        #expect(try fates(half, options(floor)) == [.waits(.assisted)])
    }

    @Test func aMemberWhoseNameBeginsWithACapitalIsNoType() throws {
        let source = """
            struct Home: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationView { VStack { Header; Popup("a") } }.navigationViewStyle(.stack)
                }
                var Header: some View { Text("") }
                func Popup(_ title: String) -> some View { LINK }
            }
            """
        let link = "NavigationLink(destination: Text(\"\"), isActive: $isOpen) { EmptyView() }"
        let legacy = source.replacing("LINK", with: link)
        #expect(try fates(legacy, options()) == [.refused(.legacyLinks)])
        let moved = source.replacing("LINK", with: "Text(title)")
            .replacing("{ Text(\"\") }", with: "{ \(link) }")
        #expect(try fates(moved, options()) == [.refused(.legacyLinks)])
        var all = options()
        (all.only, all.levels) = ([], Set(Level.allCases))
        #expect(
            try fates(legacy, all).allSatisfy {
                if case .migrated = $0 { true } else { false }
            })
    }

    @Test func aContainerInAMemberWithACapitalIsShownWhereTheMemberIs() throws {
        let source = """
            struct Home: View {
                var body: some View { Text("").sheet(isPresented: $a) { Editor() } }
                func Editor() -> some View { NavigationView { Text("") } }
            }
            """
        #expect(try fates(source, options()) == [.migrated(.exact)])
    }

    @Test func oneViewInEachBranchIsOneColumn() throws {
        let both = """
            let a = NavigationView {
                #if DEBUG
                    Text("a")
                #else
                    Text("b")
                #endif
            }.navigationViewStyle(.stack)
            """
        #expect(try fates(both, options()) == [.migrated(.exact)])
        let one = both.replacing("    #else\n        Text(\"b\")\n", with: "")
        #expect(try fates(one, options()) == [.refused(.conditionalColumns)])
    }

    private func columns(_ outer: String, _ link: String = "") -> String {
        """
        struct Home: View { var body: some View { \(outer) } }
        struct Side: View { var body: some View { List { \(link) } } }
        struct Inner: View {
            var body: some View { NavigationView { Text("") }.navigationViewStyle(.stack) }
        }
        """
    }

    @Test func aStackMayBeAColumnOfASplitView() throws {
        let link = "NavigationLink(\"\") { Inner() }"
        let split = "NavigationSplitView { Side() } detail: { Inner() }"
        #expect(try fates(columns(split), options()) == [.migrated(.exact)])
        #expect(try fates(columns(split, link), options()) == [.migrated(.exact)])
        let pushed = "NavigationSplitView { Side() } detail: { Text(\"\") }"
        #expect(try fates(columns(pushed, link), options()) == [.migrated(.exact)])
        let detail = "NavigationSplitView { Text(\"\") } detail: { Side() }"
        #expect(try fates(columns(detail, link), options()) == [.refused(.nestedContainer)])
        let stack = "NavigationStack { Side() }"
        #expect(try fates(columns(stack, link), options()) == [.refused(.nestedContainer)])
    }

    @Test func aColumnOfAnOldContainerBecomesAStackWithIt() throws {
        var wide = options()
        let source = columns("NavigationView { Side(); Inner() }")
        #expect(try fates(source, wide) == [.waits(.layout), .waits(.layout)])
        wide.levels = [.exact, .layout]
        #expect(try fates(source, wide) == [.migrated(.layout), .migrated(.exact)])
        let single = columns("NavigationView { Inner() }")
        #expect(try fates(single, wide) == [.migrated(.layout), .refused(.nestedContainer)])
    }

    @Test func typesOfOneNameInTargetsWithoutACommonFileAreDifferent() throws {
        let card = """
            struct Card: View {
                var body: some View { NavigationView { Text("") }.navigationViewStyle(.stack) }
            }
            """
        let home = "struct Home: View { var body: some View { NavigationStack { Card() } } }"
        let files = [
            "App.xcodeproj/project.pbxproj": Self.twoTargets, "Phone/Card.swift": card,
            "Mac/Card.swift": card, "Mac/Home.swift": home,
        ]
        #expect(
            try fates(files, options()) == [.refused(.nestedContainer), .migrated(.exact)])
    }

    @Test func filesOfSeveralRepositoriesAreProjectsOfTheirOwn() throws {
        let stack = "let a = NavigationView { Text(\"\") }.navigationViewStyle(.stack)"
        let files = [
            "One/A.swift": stack, "Two/B.swift": "struct NavigationView {}\n" + stack,
        ]
        #expect(try fates(files, options()).contains(.migrated(.exact)) == false)
        var apart = files
        for name in ["One", "Two"] { apart[name + "/.git"] = "" }
        #expect(try fates(apart, options()) == [.migrated(.exact)])
    }

    @Test func looseProjectsAreApartUnlessOneNamesTheOther() throws {
        let stack = "let a = NavigationView { Text(\"\") }.navigationViewStyle(.stack)"
        var files = [
            "One/Package.swift": "", "Two/Package.swift": "",
            "One/Sources/A.swift": "@testable import Two\n" + stack,
            "Two/Sources/B.swift": "struct NavigationView {}\n" + stack,
        ]
        #expect(try fates(files, options()) == [.migrated(.exact)])
        files["One/Package.swift"] = "let a = [.package(path: \"../Two\")]"
        #expect(try fates(files, options()).contains(.migrated(.exact)) == false)
        files["One/Package.swift"] = ""
        files["All.xcworkspace/contents.xcworkspacedata"] = "<Workspace></Workspace>"
        #expect(try fates(files, options()).contains(.migrated(.exact)) == false)
    }

    @Test func projectsOfARepositoryAreApartUnlessOneImportsTheOther() throws {
        var files = [
            ".git": "", "One/Package.swift": Self.package("One"),
            "Two/Package.swift": Self.package("Two"), "Three/Package.swift": Self.package("Three"),
            "One/Sources/A.swift": "", "Two/Sources/B.swift": "", "Three/Sources/C.swift": "",
        ]
        #expect(try parts(files) == [["One"], ["Three"], ["Two"]])
        files["Two/Sources/B.swift"] = "@testable import struct Three.Card\n"
        #expect(try parts(files) == [["One"], ["Three", "Two"]])
        files["Two/Package.swift"] = Self.package("Two", besides: ".package(url: \"a\")")
        #expect(try parts(files) == [["One"], ["Three"], ["Two"]])
        files["Two/Package.swift"] = Self.package("Two", besides: ".package(path: \"../One\")")
        #expect(try parts(files) == [["One", "Three", "Two"]])
        files["Two/Package.swift"] = Self.package("Two")
        files["Loose/A.swift"] = ""
        files["Other/B.swift"] = ""
        #expect(try parts(files) == [["Loose", "Other"], ["One"], ["Three", "Two"]])
        files["Main.swift"] = ""
        #expect(try parts(files).count == 1)
    }

    @Test func theNearestProjectWithAModuleIsTheOneThatIsImported() throws {
        let files = [
            ".git": "", "A/App/Package.swift": Self.package("App"),
            "A/Core/Package.swift": Self.package("Core"),
            "B/Core/Package.swift": Self.package("Core"),
            "C/App/Package.swift": Self.package("App"), "A/App/A.swift": "import Core",
            "A/Core/A.swift": "", "B/Core/A.swift": "", "C/App/A.swift": "import Core",
        ]
        #expect(try parts(files) == [["A"], ["B"], ["C"]])
    }

    /// The outermost folders of each part that is looked at apart.
    private func parts(_ files: [String: String]) throws -> [[String]] {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name) }
        let found = SourceFinder([folder.path])
        return Repositories.split(found.files, found.projectNames).map { part in
            let names = part.files.filter { !$0.hasSuffix("/Package.swift") }
                .compactMap { $0.dropFirst(folder.path.count + 1).split(separator: "/").first }
            return Set(names.map(String.init)).sorted()
        }.sorted { $0[0] < $1[0] }
    }

    private static func package(_ name: String, besides other: String = "") -> String {
        "let package = Package(name: \"\(name)\", dependencies: [\(other)], "
            + "targets: [.target(name: \"\(name)\", path: \".\")])"
    }

    /// A project with two targets, each of a folder of its own.
    private static let twoTargets = """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, U, ); };
                T = {isa = PBXNativeTarget; name = Phone; fileSystemSynchronizedGroups = (Y, ); };
                U = {isa = PBXNativeTarget; name = Mac; fileSystemSynchronizedGroups = (Z, ); };
                G = {isa = PBXGroup; children = (Y, Z, ); sourceTree = "<group>"; };
                Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
                Z = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>"; };
            };
            rootObject = P;
        }
        """
}
#endif
