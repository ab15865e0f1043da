// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Maps: values") struct MapValueTests {
    private let model = """
        enum Route { case inbox, mail(Int) }
        struct Draft: Identifiable { struct ID: Hashable {}; let id: ID; var parts: [Part] }
        struct Part: Identifiable { let id: UUID }
        struct Store { static let first = Draft(); func drafts() -> [Draft] { [] } }
        """

    private func ways(_ links: String, _ others: String = "") -> [String] {
        MapSample(
            root: """
                NavigationStack {
                    List { \(links) }
                        .navigationDestination(for: Route.self) { RouteScreen(route: $0) }
                        .navigationDestination(for: Draft.self) { DraftScreen(draft: $0) }
                        .navigationDestination(for: Draft.ID.self) { IDScreen(id: $0) }
                        .navigationDestination(for: Part.ID.self) { PartScreen(id: $0) }
                        .navigationDestination(for: String.self) { TextScreen(text: $0) }
                        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
                }
                """,
            MapSample.views(
                "RouteScreen", "DraftScreen", "IDScreen", "PartScreen", "TextScreen",
                "NumberScreen") + "\n" + model + "\n" + others
        ).ways.filter { !$0.contains(": for ") }
    }

    @Test(arguments: [
        ("NavigationLink(\"a\", value: \"text\")", "TextScreen"),
        ("NavigationLink(\"a\", value: 7)", "NumberScreen"),
        ("NavigationLink(\"a\", value: Route.inbox)", "RouteScreen"),
        ("NavigationLink(\"a\", value: Route.mail(1))", "RouteScreen"),
        ("NavigationLink(\"a\", value: Draft())", "DraftScreen"),
        ("NavigationLink(\"a\", value: Draft?.none)", "DraftScreen"),
        ("NavigationLink(\"a\", value: Draft.ID())", "IDScreen"),
        ("NavigationLink(\"a\", value: Store.first)", "DraftScreen"),
        ("NavigationLink(\"a\", value: Store.first.id)", "IDScreen"),
        ("ForEach(0..<3) { n in NavigationLink(\"a\", value: n) }", "NumberScreen"),
        ("ForEach([\"b\"], id: \\.self) { NavigationLink(\"a\", value: $0) }", "TextScreen"),
    ])
    func theSourceTellsTheType(_ link: String, _ screen: String) {
        #expect(ways(link) == ["Root push \(screen): a"])
    }

    @Test func elementsAndMembersHaveTheirDeclaredTypes() {
        let list = """
            struct Rows: View {
                @State private var drafts: [Draft] = []
                @Environment(Store.self) private var store
                var body: some View {
                    ForEach($drafts) { $draft in
                        NavigationLink("1", value: draft)
                        ForEach(draft.parts.reversed()) { part in
                            NavigationLink("2", value: part.id)
                        }
                    }
                    ForEach(store.drafts()) { draft in row(draft) }
                    if let last = drafts.last { NavigationLink("4", value: last.id) }
                }
                func row(_ draft: Draft) -> some View { NavigationLink("3", value: draft.id) }
            }
            """
        #expect(
            Set(ways("Rows()", list).filter { !$0.contains("4") }) == [
                "Root push DraftScreen: 1", "Root push PartScreen: 2", "Root push IDScreen: 3",
            ])
    }

    @Test func anUnknownTypeLeadsToAllAndSaysSo() {
        let found = ways("NavigationLink(\"a\", value: mystery())")
        #expect(found.count == 6)
        #expect(found.allSatisfy { $0.hasSuffix(": a (value of unknown type)") })
    }

    @Test func aCaseLeadsToItsOwnBranch() {
        let sample = MapSample(
            root: """
                List {
                    NavigationLink("In", value: Route.inbox)
                    NavigationLink("Mail", value: Route.mail(1))
                }
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .inbox: Inbox()
                    case .mail(let number): Letter(number: number)
                    case .never: Never()
                    }
                }
                """,
            "enum Route { case inbox, mail(Int), never }\n"
                + MapSample.views("Inbox", "Letter", "Never"))
        #expect(
            sample.ways == [
                "Root push Inbox: In", "Root push Letter: Mail",
                "Root push Never: for Route .never",
            ])
    }

    @Test func destinationsHoldForTheWholeStackAndNotForSheets() {
        let sample = MapSample(
            root: """
                NavigationStack {
                    List { NavigationLink("a", value: 1) }.withNumbers()
                }
                .sheet(isPresented: $isOn) { Sheet() }
                """,
            """
            extension View {
                func withNumbers() -> some View {
                    navigationDestination(for: Int.self) { Number(value: $0) }
                }
            }
            struct Number: View {
                let value: Int
                var body: some View { NavigationLink("next", value: value) }
            }
            struct Sheet: View { var body: some View { NavigationLink("lost", value: 2) } }
            """)
        #expect(
            sample.ways == [
                "Root push Number: a", "Root sheet Sheet: isOn", "Number push Number: next",
            ])
        #expect(sample.map.unmatched.map(\.label) == ["lost"])
        #expect(sample.map.unmatched.map(\.type) == ["Int"])
    }

    @Test func aSelectionInAColumnNeedsNoDestination() {
        let sample = MapSample(
            root: "NavigationSplitView { Side() } detail: { Detail() }",
            "struct Side: View { var body: some View { NavigationLink(\"a\", value: 1) } }\n"
                + MapSample.views("Detail"))
        #expect(sample.ways == ["Root sidebar Side", "Root detail Detail"])
        #expect(sample.map.unmatched.isEmpty)
    }
}
#endif
