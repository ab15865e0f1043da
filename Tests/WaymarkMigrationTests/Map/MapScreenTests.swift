// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Maps: screens") struct MapScreenTests {
    @Test func linksOfPartsCountAsTheScreens() {
        let sample = MapSample(
            root: "VStack { Header(); footer; Text(\"a\").modifier(Helping()).decorated() }",
            """
            extension Root { var footer: some View { NavigationLink("2") { Two() } } }
            struct Header: View { var body: some View { Inner() } }
            struct Inner: View { var body: some View { NavigationLink("1") { One() } } }
            struct Helping: ViewModifier {
                func body(content: Content) -> some View { content.sheet(isPresented: $b) { Three() } }
            }
            extension View {
                func decorated() -> some View { popover(isPresented: $c) { Four() } }
            }
            \(MapSample.views("One", "Two", "Three", "Four"))
            """)
        #expect(
            Set(sample.ways) == [
                "Root push One: 1", "Root push Two: 2", "Root sheet Three: b",
                "Root popover Four: c",
            ])
        #expect(
            sample.map.screens.map(\.id) == ["Mail", "Root", "One", "Two", "Three", "Four"])
    }

    @Test func aScreenThatIsPartOfAnotherKeepsItsLinks() {
        let sample = MapSample(
            root: "VStack { NavigationLink(\"a\") { Inner() }; Outer() }",
            """
            struct Outer: View { var body: some View { HStack { Inner(); Text("b") } } }
            struct Inner: View { var body: some View { NavigationLink("deep") { Deep() } } }
            \(MapSample.views("Deep"))
            """)
        #expect(
            sample.ways.sorted() == [
                "Inner push Deep: deep", "Root push Inner: a", "Root shows Inner",
            ])
    }

    @Test func whatStandsAroundAScreenWhereItIsShownBelongsToIt() {
        let sample = MapSample(
            root: """
                Text("a").sheet(isPresented: $isOn) {
                    NavigationStack {
                        Inner().toolbar { NavigationLink("b") { Deep() } }
                    }
                }
                """, MapSample.views("Inner", "Deep"))
        #expect(sample.ways == ["Root sheet Inner: isOn", "Inner push Deep: b"])
    }

    @Test func whatNothingLeadsToIsMarked() {
        let sample = MapSample(
            root: "Text(\"a\")",
            """
            struct Old: View { var body: some View { NavigationLink("a") { Older() } } }
            \(MapSample.views("Older", "Made"))
            struct Old_Previews: PreviewProvider { static var previews: some View { Old() } }
            #Preview { Old() }
            struct Router { func screen() -> some View { Made() } }
            """)
        #expect(sample.unreachable == ["Old", "Older"])
        #expect(sample.ways == ["Old push Older: a"])
    }

    @Test func withoutASceneNothingIsCalledUnreachable() {
        let sample = MapSample(("Library.swift", MapSample.views("Picker", "Editor")))
        #expect(sample.map.screens.map(\.id) == ["Picker", "Editor"])
        #expect(sample.unreachable.isEmpty)
    }

    @Test func otherModulesMayShowWhatIsPublic() {
        let sample = MapSample(
            root: "Text(\"a\")",
            """
            public struct Open: View { public var body: some View { Text("a") } }
            struct Closed: View { var body: some View { Text("a") } }
            """)
        #expect(sample.unreachable == ["Closed"])
    }

    @Test func severalWaysInAreCounted() {
        let sample = MapSample(
            root: """
                VStack {
                    NavigationLink("1") { Shared() }
                    NavigationLink("2") { Shared() }
                    NavigationLink("3") { Other() }
                }
                """,
            """
            struct Other: View { var body: some View { NavigationLink("4") { Shared() } } }
            struct Shared: View { var body: some View { NavigationLink("5") { Shared() } } }
            struct Dead: View { var body: some View { NavigationLink("6") { Other() } } }
            """)
        #expect(sample.doublyReached == ["Shared"])
        #expect(sample.map.screens.first { $0.id == "Shared" }?.waysIn == 2)
    }

    @Test func theNearestFileWins() {
        let list =
            "struct List1: View { var body: some View { NavigationLink(\"a\") { Row() } } }"
        let row = MapSample.views("Row")
        let near = MapSample(
            ("A/List.swift", list), ("A/Row.swift", row), ("B/Row.swift", row))
        #expect(near.ways == ["List1 push Row in A/Row.swift: a"])
        let both = MapSample(
            ("List.swift", list), ("A/Row.swift", row), ("B/Row.swift", row))
        #expect(
            both.ways == [
                "List1 push Row in A/Row.swift: a", "List1 push Row in B/Row.swift: a",
            ])
        let own = MapSample(
            ("A/List.swift", list + "\n" + row), ("A/Row.swift", row))
        #expect(own.ways == ["List1 push Row in A/List.swift: a"])
    }

    @Test func testsAreNotPartOfTheApp() {
        let sample = MapSample(
            ("Tests.swift", "import XCTest\n" + MapSample.views("Probe")),
            ("More.swift", "import Testing\n" + MapSample.views("Fake")))
        #expect(sample.map.screens.isEmpty)
    }

    @Test func nothingMakesItFail() {
        let sample = MapSample(
            ("Broken.swift", "struct A: View { var body: some View { NavigationLink( {{"),
            ("Empty.swift", ""),
            (
                "Loop.swift",
                "struct B: View { var body: some View { a }; var a: some View { a } }"
            ),
            (
                "Cycle.swift",
                "struct C: View { var body: some View { if x { C() } else { D() } } }"
            ))
        #expect(sample.map.screens.map(\.id).contains("B"))
    }
}
#endif
