// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Containers of a project") struct PlanTests {
    private let options = {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        return options
    }()

    private func fates(
        _ files: [String: String], _ options: MigrationOptions
    ) throws -> [String: [FileResult.Disposition]] {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name) }
        let results = Migration(paths: [folder.path], options).results
        return Dictionary(
            uniqueKeysWithValues: results.map { result in
                let name = result.source.path.dropFirst(folder.path.count + 1)
                return (String(name), result.entries.map(\.disposition))
            })
    }

    private let root = """
        struct Root: View {
            var body: some View { NavigationView { List { Row() } }.navigationViewStyle(.stack) }
        }
        """

    @Test func aContainerStaysWithALinkThatIsReachedThroughOtherFiles() throws {
        let row = "struct Row: View { var body: some View { Cell() } }"
        let cell = """
            struct Cell: View {
                var body: some View {
                    ForEach(0..<2) { NavigationLink("", destination: Text(""), isActive: $0) }
                }
            }
            """
        let stays = try fates(
            ["Root.swift": root, "Row.swift": row, "Cell.swift": cell], options)
        #expect(stays["Root.swift"] == [.refused(.legacyLinks)])
        let plain = "struct Cell: View { var body: some View { Text(\"\") } }"
        let goes = try fates(
            ["Root.swift": root, "Row.swift": row, "Cell.swift": plain], options)
        #expect(goes["Root.swift"] == [.migrated(.exact)])
    }

    @Test func aContainerAsTheLastColumnOfAnotherIsToldAsThreeColumns() throws {
        let source = """
            struct Root: View {
                var body: some View {
                    NavigationView {
                        List { Text("Folders") }
                        NavigationView { List { Text("Mails") }; Text("Mail") }
                    }
                }
            }
            """
        let found = try fates(["Root.swift": source], options)["Root.swift"]
        #expect(
            found?.filter { $0 != .refused(.nestedContainers) }
                == [.refused(.nestedColumns), .refused(.nestedContainer)])
    }

    @Test func whatGoesWithALinkNeedsNobody() throws {
        let source = """
            struct Root: View {
                @State private var isOn = false
                var body: some View {
                    NavigationStack {
                        Text("Mail").background(
                            NavigationLink("", destination: Text("a"), isActive: $isOn)
                                .isDetailLink(false))
                    }
                }
            }
            """
        let file = SourceText(path: "A.swift", source)
        let text = Summary(Migration(source: file, options), isWritten: false).text
        #expect(text == "would migrate 1 site in 1 file")
        let lonely = SourceText(
            path: "A.swift", "NavigationLink(\"\", destination: a).isDetailLink(false)\n")
        #expect(
            Summary(Migration(source: lonely, options), isWritten: false).text
                .contains("[detail-link]"))
    }

    @Test func whatSettlesMostSitesComesFirst() {
        let source = """
            @Environment(\\.presentationMode) var a
            struct A: View { @Environment(\\.presentationMode) var mode; let b = B(mode) }
            struct B: View { @Environment(\\.presentationMode) var mode; let b = B(mode) }
            struct C: UIViewRepresentable { @Environment(\\.presentationMode) var mode }
            """
        let file = SourceText(path: "A.swift", source)
        let lines = Summary(Migration(source: file, options), isWritten: false).text
            .split(separator: "\n").filter { $0.contains("need a person") }
        #expect(lines.map { $0.prefix(3) } == ["  2", "  1"])
        #expect(lines.first?.hasSuffix("[escaping-value]") == true)
        #expect(lines.last?.hasSuffix("[unused-value]") == true)
    }

    @Test func commentsThatNameTheOldContainerAreToldAndStay() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let source = """
            struct Root: View {
                var body: some View {
                    NavigationView { Text("NavigationView") } //: NavigationView
                        .navigationViewStyle(.stack)
                }
            }
            """
        try folder.write(source, to: "A.swift")
        try folder.write("let a = 1 // of a NavigationView\n", to: "B.swift")
        let migration = Migration(paths: [folder.path], options)
        let line = "  1 comment still names 'NavigationView'\n    \(folder.path)/A.swift:3:"
        #expect(Summary(migration, isWritten: false).text.contains(line))
        #expect(migration.results.allSatisfy { $0.diff.contains("} //: NavigationView") })
    }

    @Test func aSiteWaitsForTheLevelOfWhatItNeeds() throws {
        let source = """
            struct Root: View {
                @State private var isOn = false
                var body: some View {
                    NavigationView {
                        Button("Go") { isOn = true }
                            .background(NavigationLink("", destination: Text(""), isActive: $isOn))
                    }
                }
            }
            """
        #expect(
            try fates(["A.swift": source], options)["A.swift"] == [
                .waits(.layout), .waits(.layout),
            ])
        var others = options
        others.levels = [.exact, .assisted]
        #expect(
            try fates(["A.swift": source], others)["A.swift"] == [
                .waits(.layout), .waits(.layout),
            ])
        others.levels = [.exact, .layout]
        #expect(
            try fates(["A.swift": source], others)["A.swift"] == [
                .migrated(.layout), .migrated(.exact),
            ])
    }

    @Test func whatIsShownInASheetIsNotReached() throws {
        let row = """
            struct Row: View {
                var body: some View { Text("").sheet(isPresented: .constant(true)) { Cell() } }
            }
            """
        let cell = """
            struct Cell: View {
                var body: some View { NavigationLink("", destination: Text(""), isActive: $a) }
            }
            """
        let goes = try fates(
            ["Root.swift": root, "Row.swift": row, "Cell.swift": cell], options)
        #expect(goes["Root.swift"] == [.migrated(.exact)])
    }

    @Test func contentHandedToAWrapperIsReachedThroughIt() throws {
        let box = """
            struct Box<Content: View>: View {
                let content: () -> Content
                var body: some View { NavigationView { content() }.navigationViewStyle(.stack) }
            }
            extension View {
                func boxed() -> some View { NavigationView { self }.navigationViewStyle(.stack) }
            }
            """
        let link = "NavigationLink(\"\", destination: Text(\"\"), isActive: $a)"
        let plain = "NavigationLink(\"\", destination: Text(\"\"))"
        for (content, wanted) in [
            (link, FileResult.Disposition.waits(.assisted)), (plain, .migrated(.exact)),
        ] {
            let user = """
                struct A: View { var body: some View { Box { \(content) } } }
                struct B: View { var body: some View { HStack { \(content) }.boxed() } }
                """
            let found = try fates(["Box.swift": box, "User.swift": user], options)
            #expect(found["Box.swift"] == [wanted, wanted])
        }
    }

    @Test func aContainerThatALinkLeadsToIsNested() throws {
        let user = """
            struct Outer: View {
                var body: some View { NavigationStack { NavigationLink("", destination: Root()) } }
            }
            """
        let found = try fates(["Root.swift": root, "Outer.swift": user], options)
        #expect(found["Root.swift"] == [.refused(.nestedContainer)])
    }

    @Test func whatIsOnlyShownInSheetsIsAStackOnIPadsToo() throws {
        let root = "struct Root: View { var body: some View { NavigationView { Text(\"\") } } }"
        let sheet = """
            struct A: View {
                @State var isOn = false
                var body: some View { Text("").sheet(isPresented: $isOn) { editor } }
                var editor: some View { Middle() }
            }
            struct Middle: View { var body: some View { Root() } }
            """
        #expect(
            try fates(["Root.swift": root, "A.swift": sheet], options)["Root.swift"]
                == [.migrated(.exact)])
        let window = "struct B: App { var body: some Scene { WindowGroup { Root() } } }"
        let both = ["Root.swift": root, "A.swift": sheet, "B.swift": window]
        #expect(try fates(both, options)["Root.swift"] == [.waits(.layout)])
    }

    @Test func olderSystemsGetAWrapperThatIsWrittenOnce() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(root, to: "A/Root.swift")
        try folder.write(root.replacing("Root", with: "Other"), to: "B/Other.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(15)
        #expect(!Migration(paths: [folder.path], options).results.contains { $0.isChanged })
        options.levels.insert(.assisted)
        let results = Migration(paths: [folder.path], options).results
        let new = results.filter { $0.source.bytes.isEmpty }
        #expect(new.map(\.source.path) == [folder.path + "/A/NavigationCompatibility.swift"])
        #expect(!ParsedFile(SourceText(path: "", bytes: new[0].after)).hasError)
        #expect(FileWriter.write(results).isEmpty)
        try folder.write(root.replacing("Root", with: "Third"), to: "C/Third.swift")
        let again = Migration(paths: [folder.path], options).results.filter(\.isChanged)
        #expect(again.map(\.source.path) == [folder.path + "/C/Third.swift"])
    }

    @Test func whereAProjectListsItsFilesTheWrapperGoesIntoOneOfThem() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(ProjectFolder.project, to: "App.xcodeproj/project.pbxproj")
        try folder.write("MINIMUM = 15.0", to: "App.xcconfig")
        try folder.write(root, to: "Views/Root.swift")
        var options = MigrationOptions()
        options.levels.insert(.assisted)
        let changed = Migration(paths: [folder.path], options).results.filter(\.isChanged)
        #expect(changed.map(\.source.path) == [folder.path + "/Views/Root.swift"])
        let after = String(decoding: changed[0].after, as: UTF8.self)
        #expect(after.contains("CompatNavigationStack { List { Row() } } }"))
        #expect(after.contains("struct CompatNavigationStack<Root: View>: View {"))
    }

    @Test func theStyleOfAnotherFileCounts() throws {
        let root = "struct Root: View { var body: some View { NavigationView { Text(\"\") } } }"
        let tabs = """
            struct Tabs: View {
                var body: some View { TabView { Root() }.navigationViewStyle(.stack) }
            }
            """
        let found = try fates(["Root.swift": root, "Tabs.swift": tabs], options)
        #expect(
            found == ["Root.swift": [.migrated(.exact)], "Tabs.swift": [.migrated(.exact)]])
    }
}
#endif
