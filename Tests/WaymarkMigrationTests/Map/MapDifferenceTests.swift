// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Maps: what a change did") struct MapDifferenceTests {
    private let before = MapSample(
        root: """
            List { NavigationLink("Inbox") { Inbox() } }
                .sheet(isPresented: $isOld) { Old() }
            """, MapSample.views("Inbox", "Old", "Lost")
    ).map
    private let after = MapSample(
        root: """
            List { NavigationLink("All mail") { Inbox() }; NavigationLink("Lost") { Lost() } }
                .sheet(isPresented: $isNew) { New() }
            """, MapSample.views("Inbox", "New", "Lost")
    ).map

    private var difference: MapDifference { MapDifference(from: before, to: after) }

    @Test func screensAndWaysAreAddedRemovedAndChanged() {
        #expect(difference.screens == ["New": .added, "Old": .removed, "Lost": .changed])
        let ways = difference.ways.map { "\($0.key.from) \($0.key.kind) \($0.key.to) \($0.value)" }
        #expect(
            ways.sorted() == [
                "Root push Inbox changed", "Root push Lost added", "Root sheet New added",
                "Root sheet Old removed",
            ])
    }

    @Test func theTextIsForAPullRequest() throws {
        #expect(
            try difference.text(as: .text) == """
                **Navigation: 1 screen added, 1 screen removed, 1 screen changed, 2 ways added, \
                1 way removed, 1 way changed**

                - added: screen **New** (`App.swift:11`)
                - changed: screen **Lost** (`App.swift:12`): can be reached now
                - removed: screen **Old** (`App.swift:11`)
                - changed: push “All mail” from **Root** to **Inbox**; was “Inbox”
                - added: push “Lost” from **Root** to **Lost**
                - added: sheet “isNew” from **Root** to **New**
                - removed: sheet “isOld” from **Root** to **Old**

                ```mermaid
                flowchart LR
                    s1["Root"]
                    s2["Inbox"]
                    s3["New"]
                    s4["Lost"]
                    s5["Old"]
                    s1 -->|"All mail"| s2
                    s1 -->|"Lost"| s4
                    s1 -.->|"sheet: isNew"| s3
                    s1 -.->|"sheet: isOld"| s5
                    classDef added stroke:#1a7f37,stroke-width:2px
                    class s3 added
                    linkStyle 1,2 stroke:#1a7f37,stroke-width:2px
                    classDef removed stroke:#c00000,stroke-width:2px,stroke-dasharray:4
                    class s5 removed
                    linkStyle 3 stroke:#c00000,stroke-width:2px,stroke-dasharray:4
                    classDef changed stroke:#9a6700,stroke-width:2px
                    class s4 changed
                    linkStyle 0 stroke:#9a6700,stroke-width:2px
                ```

                """)
    }

    @Test func whatIsTheSameIsSaidInASentence() throws {
        let same = MapDifference(from: before, to: before)
        #expect(same.isEmpty)
        #expect(try same.text(as: .text) == "The navigation is the same.\n")
        #expect(try same.text(as: .mermaid) == "flowchart LR\n")
    }

    @Test func aViewThatMovesToAnotherFileIsTheSame() {
        let moved = NavigationMap(sources: [
            SourceText(
                path: "Other.swift",
                """
                @main struct Mail: App { var body: some Scene { WindowGroup("Mail") { Root() } } }
                struct Root: View { var body: some View { NavigationLink("Go") { Inbox() } } }
                struct Inbox: View { var body: some View { Text("a") } }
                """)
        ])
        let apart = MapSample(
            root: "NavigationLink(\"Go\") { Inbox() }", MapSample.views("Inbox")
        ).map
        #expect(MapDifference(from: apart, to: moved).isEmpty)
    }

    @Test func everyFormatMarksWhatChanged() throws {
        let dot = try difference.text(as: .dot)
        #expect(
            dot.contains(##""Root" -> "Old" [label="sheet: isOld" style=dashed color="#c00000""##))
        let page = try difference.text(as: .html)
        #expect(page.contains("class=\"screen view removed\" data-id=\"Old\""))
        #expect(page.contains("class=\"way front added\" data-from=\"Root\" data-to=\"New\""))
        let json = try difference.text(as: .json)
        #expect(json.contains("\"change\" : \"removed\""))
        #expect(try !before.text(as: .json).contains("change"))
    }

    @Test func aMapAsTextListsScreensWithTheirWays() throws {
        let map = MapSample(
            root: "NavigationLink(\"a*b\") { Inbox() }", MapSample.views("Inbox", "Old")
        ).map
        #expect(
            try map.text(as: .text) == #"""
                - **Mail** (`App.swift:2`)
                    - scene to Root
                - **Root** (`App.swift:4`)
                    - push “a\*b” to Inbox
                - **Inbox** (`App.swift:9`)
                - **Old** (`App.swift:10`): nothing leads there

                """#)
    }

    private func repository() throws -> ProjectFolder {
        let folder = try ProjectFolder()
        try Program.git("init", "--quiet", in: folder)
        try folder.write(
            """
            struct Root: View { var body: some View { NavigationLink("Go") { Inbox() } } }
            struct Inbox: View { var body: some View { Text("a") } }
            """, to: "App/My Views/A.swift")
        try folder.write("struct Made: View {", to: ".build/Made.swift")
        try Program.git("add", "-f", ".", in: folder)
        try Program.git("commit", "--quiet", "-m", "one", in: folder)
        return folder
    }

    @Test func aRevisionIsReadFromGitAndTheWorkingCopyIsNotTouched() throws {
        let folder = try repository()
        defer { folder.remove() }
        let same = try Program.waymark("map", "--diff", "HEAD", "--format", "text", in: folder)
        #expect(same.status == 0 && same.output == "The navigation is the same.\n", "\(same.said)")
        try folder.write(
            "struct Root: View { var body: some View { Text(\"a\") } }",
            to: "App/My Views/A.swift")
        let app = ProjectFolder(path: folder.path + "/App")
        for (place, paths) in [(folder, "App"), (folder, "."), (app, ".")] {
            let run = try Program.waymark(
                "map", "--diff", "HEAD", "--format", "text", paths, in: place)
            #expect(
                run.output.contains("removed: push “Go” from **Root** to **Inbox**"),
                "\(run.said)")
            #expect(
                run.output.contains("(`\(place.path == app.path ? "" : "App/")My Views/A.swift:2`)")
            )
        }
        try Program.git("commit", "--quiet", "-am", "two", in: folder)
        let two = try Program.waymark(
            "map", "--diff", "HEAD~1..HEAD", "--format", "text", in: folder)
        #expect(two.output.contains("1 screen removed, 1 way removed"), "\(two.said)")
    }

    @Test func aRevisionThatIsNotThereIsWrongUsage() throws {
        let folder = try repository()
        defer { folder.remove() }
        let run = try Program.waymark("map", "--diff", "none", in: folder)
        #expect(run.status == 2)
        #expect(run.complaints.contains("--diff none: git knows no such revision"))
    }
}
#endif
