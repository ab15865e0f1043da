// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Maps: formats") struct MapFormatTests {
    private let small = MapSample(
        root: """
            List { NavigationLink("Say \\"hi\\" & <go> #1") { Inbox() } }
                .sheet(isPresented: $isNew) { Text("a").navigationTitle("New") }
            """, MapSample.views("Inbox", "Old")
    ).map

    @Test func mermaidIsAFlowchart() throws {
        #expect(
            try small.text(as: .mermaid) == """
                flowchart LR
                    s1(["Mail"])
                    s2("New")
                    s3["Root"]
                    s4["Inbox"]
                    s5["Old"]
                    s1 --> s3
                    s3 -->|"Say #quot;hi#quot; #amp; #lt;go#gt; #35;1"| s4
                    s3 -.->|"sheet: isNew"| s2
                    classDef unreachable stroke:#c00,stroke-dasharray:4
                    class s5 unreachable

                """)
    }

    @Test func dotIsADirectedGraph() throws {
        #expect(
            try small.text(as: .dot) == #"""
                digraph navigation {
                    rankdir=LR
                    node [shape=box style=rounded fontname="Helvetica"]
                    edge [fontname="Helvetica" fontsize=10]
                    "Mail" [label="Mail" shape=ellipse tooltip="App.swift:2"]
                    "New" [label="New" style="rounded,dotted" tooltip="App.swift:7"]
                    "Root" [label="Root" tooltip="App.swift:4"]
                    "Inbox" [label="Inbox" tooltip="App.swift:10"]
                    "Old" [label="Old" color="#cc0000" style="rounded,dashed" tooltip="App.swift:11"]
                    "Mail" -> "Root" [label="" style=solid]
                    "Root" -> "Inbox" [label="Say \"hi\" & <go> #1" style=solid]
                    "Root" -> "New" [label="sheet: isNew" style=dashed]
                }

                """#)
    }

    @Test func jsonHasAVersionAndEverything() throws {
        let map = MapSample(
            root: "NavigationLink(\"a\") { Inbox() }",
            "struct Inbox: View { var body: some View { NavigationLink(\"b\", value: 1) } }"
        ).map
        #expect(
            try map.text(as: .json) == """
                {
                  "edges" : [
                    {
                      "file" : "App.swift",
                      "from" : "Mail",
                      "kind" : "scene",
                      "label" : "",
                      "line" : 2,
                      "to" : "Root"
                    },
                    {
                      "file" : "App.swift",
                      "from" : "Root",
                      "kind" : "push",
                      "label" : "a",
                      "line" : 6,
                      "to" : "Inbox"
                    }
                  ],
                  "screens" : [
                    {
                      "file" : "App.swift",
                      "id" : "Mail",
                      "isUnreachable" : false,
                      "kind" : "scene",
                      "line" : 2,
                      "name" : "Mail",
                      "waysIn" : 0
                    },
                    {
                      "file" : "App.swift",
                      "id" : "Root",
                      "isUnreachable" : false,
                      "kind" : "view",
                      "line" : 4,
                      "name" : "Root",
                      "waysIn" : 1
                    },
                    {
                      "file" : "App.swift",
                      "id" : "Inbox",
                      "isUnreachable" : false,
                      "kind" : "view",
                      "line" : 9,
                      "name" : "Inbox",
                      "waysIn" : 1
                    }
                  ],
                  "unmatchedLinks" : [
                    {
                      "file" : "App.swift",
                      "from" : "Inbox",
                      "label" : "b",
                      "line" : 9,
                      "type" : "Int"
                    }
                  ],
                  "version" : 1
                }

                """)
    }

    @Test func thePageNeedsNothingElse() throws {
        let page = try MapSample(root: "NavigationLink(\"</script><b>&\") { Inbox() }").map
            .text(as: .html)
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(!page.contains("<b>"))
        for word in ["src=", "<link", "@import", "url(http", "fetch(", "import("] {
            #expect(!page.contains(word), "the page asks for something: \(word)")
        }
        let addresses = page.components(separatedBy: "http").dropFirst()
        #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") })
    }

    @Test func theDrawingHasEachScreenOnce() throws {
        let drawing = MapDrawing(small).svg
        for screen in small.screens {
            let marks = drawing.components(separatedBy: "data-id=\"\(screen.id)\"")
            #expect(marks.count == 2)
        }
        let boxes = MapLayout(small).boxes
        #expect(Set(boxes.values.map { [$0.x, $0.y] }).count == small.screens.count)
        #expect((boxes["Mail"]?.right ?? 0) < (boxes["Root"]?.x ?? 0))
        #expect((boxes["Root"]?.right ?? 0) < (boxes["Inbox"]?.x ?? 0))
    }

    @Test(arguments: [MapFormat.mermaid, .dot, .json, .html])
    func theOrderOfFilesDoesNotMatter(_ format: MapFormat) throws {
        let files = (1...6).map { number in
            SourceText(
                path: "\(number).swift",
                """
                struct Screen\(number): View {
                    var body: some View {
                        List { NavigationLink("\(number)") { Screen\(number % 6 + 1)() } }
                            .sheet(isPresented: $b) { Screen\((number + 2) % 6 + 1)() }
                            .navigationDestination(for: Int.self) { Screen\((number + 3) % 6 + 1)(n: $0) }
                    }
                }
                """)
        }
        let texts = try (0..<4).map { turn in
            let turned = Array(files[turn...] + files[..<turn])
            return try NavigationMap(sources: turned).text(as: format)
        }
        #expect(Set(texts).count == 1)
    }

    @Test func withoutGraphvizThePictureIsRefusedWithARemedy() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        #expect(throws: GraphvizError.notInstalled) {
            try Graphviz.svg(of: "digraph {}", folders: folder.path)
        }
        let sentence = GraphvizError.notInstalled.description
        #expect(sentence.contains("apt install graphviz"))
        #expect(sentence.contains("brew install graphviz"))
    }

    @Test func graphvizIsHandedTheGraph() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try install("echo \"$1\"; cat \"$2\"", in: folder)
        #expect(
            try Graphviz.svg(of: "digraph {}", folders: "/nowhere:" + folder.path)
                == "-Tsvg\ndigraph {}")
        try install("exit 3", in: folder)
        #expect(throws: GraphvizError.failed("it ended with 3")) {
            try Graphviz.svg(of: "digraph {}", folders: folder.path)
        }
    }

    private func install(_ script: String, in folder: ProjectFolder) throws {
        try folder.write("#!/bin/sh\n\(script)\n", to: "dot")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/dot")
    }
}
#endif
