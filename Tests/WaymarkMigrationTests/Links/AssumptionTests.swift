// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("What rewrites take for granted") struct AssumptionTests {
    private func entries(_ source: String) -> [FileResult.Entry] {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.only = ["UseNavigationDestination", "UseNavigationStack"]
        options.levels = [.exact, .layout, .assisted]
        return Migration(source: SourceText(path: "A.swift", source), options).results
            .flatMap(\.entries)
    }

    /// A stack with a hidden link in something that a module may bring.
    private func link(in callee: String, importing module: String = "Decks") -> String {
        "import \(module)\n" + hiddenLink(in: callee)
    }

    @Test(arguments: ["Deck", "Text(\"\").deck", "Text(\"\").popup(isPresented: $isOn)"])
    func aViewOfALibraryIsTakenToShowItsContentInPlace(callee: String) throws {
        let link = try #require(entries(link(in: callee)).last)
        #expect(link.disposition == .migrated(.assisted))
        #expect(link.assumed?.hasSuffix("shows its content in place") == true)
        #expect(link.cause == nil || link.cause?.line == link.place.line)
    }

    @Test(arguments: ["DeckNavigator", "Text(\"\").hosted", "Text(\"\").presentDeck", "deck"])
    func whatSoundsLikeAnotherNavigationStays(callee: String) {
        let fates = entries(link(in: callee)).map(\.disposition)
        #expect(fates == [.refused(.legacyLinks), .refused(.handedOver)])
    }

    @Test(arguments: ["SwiftUI", "UIKit"]) func withoutLibrariesNothingIsTheirs(module: String) {
        let fates = entries(link(in: "Deck", importing: module)).map(\.disposition)
        #expect(fates == [.refused(.legacyLinks), .refused(.handedOver)])
    }

    @Test func aFindingSaysWhatIsTakenForGranted() throws {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        let file = SourceText(path: "A.swift", link(in: "Deck"))
        let migration = Migration(source: file, options)
        let findings = migration.results.flatMap(\.findings)
        let finding = try #require(findings.first { $0.rule == "UseNavigationDestination" })
        #expect(finding.message.contains("it assumes that 'Deck' shows its content in place"))
        let json = MigrationContent(migration, problems: [], isWritten: false)
        #expect(try json.json.contains("\"assumed\" : \"'Deck' shows its content in place\""))
    }

    private let unusedView = """
        struct Unused: View {
            @State private var isOn = false
            var body: some View {
                ZStack {
                    Text("")
                    NavigationLink("", destination: Text(""), isActive: $isOn)
                }
            }
        }

        """

    private func unused(_ rest: String) -> FileResult.Disposition? {
        entries(unusedView + rest).last?.disposition
    }

    @Test func aLinkInAViewThatNothingShowsDoesNothingEitherWay() {
        #expect(unused("") == .migrated(.assisted))
        #expect(
            unused("struct Outer: View { var body: some View { Unused() } }")
                == .migrated(.assisted))
        #expect(unused("#Preview { Unused() }") == .migrated(.assisted))
    }

    @Test func aViewThatOnlyCodeForOldSystemsShowsIsShownByNothing() {
        let uses = """
            @main struct Mail: App {
                var body: some Scene {
                    WindowGroup {
                        if #available(iOS 16, *) {
                            Text("")
                        } else {
                            NavigationView { Unused() }.navigationViewStyle(.stack)
                        }
                    }
                }
            }
            """
        let fates = entries(unusedView + uses).map(\.disposition)
        #expect(fates == [.migrated(.assisted)])
    }

    @Test(arguments: [
        "func open() { show(UIHostingController(rootView: Unused())) }",
        "let screens: [any View.Type] = [Unused.self]",
        "let root = AnyView(Unused())",
        "@main struct Mail: App { var body: some Scene { WindowGroup { Unused() } } }",
    ])
    func whatMayBeShownSomewhereStays(use: String) {
        #expect(unused(use) == .refused(.noContainer))
    }

    /// A container that a link of the next screen leads to.
    private func cycle(_ more: String = "") -> [FileResult.Disposition] {
        entries(
            """
            struct Start: View {
                var body: some View { NavigationView { NavigationLink("", destination: Done()) } }
            }
            struct Done: View {
                var body: some View { NavigationLink("", destination: Start()) }
            }
            @main struct Mail: App { var body: some Scene { WindowGroup { Start() } } }
            \(more)
            """
        ).map(\.disposition)
    }

    @Test func aContainerThatIsPushedInItselfBringsItsStackOnce() {
        #expect(cycle() == [.migrated(.assisted)])
    }

    @Test(arguments: [
        "struct Other: View { var body: some View { Text(\"\").sheet(item: $a) { Start() } } }",
        "struct Other: View { var body: some View { NavigationStack { Done() } } }",
    ])
    func aContainerThatIsShownElsewhereTooStays(use: String) {
        #expect(cycle(use) == [.refused(.nestedContainer)])
    }

    @Test func aContainerThatNoLinkLeadsToIsNotPushedInItself() {
        let source = """
            struct Root: View {
                var body: some View {
                    NavigationView { Layout { Text("") } }.navigationViewStyle(.stack)
                }
            }
            struct Layout<Content: View>: View {
                let content: () -> Content
                var body: some View { ZStack { Text(""); Bar(content: content) } }
            }
            struct Bar<Content: View>: View {
                let content: () -> Content
                var body: some View {
                    NavigationView { content() }.navigationViewStyle(.stack)
                }
            }
            """
        let all = entries(source).flatMap(\.edits).flatMap(\.pieces)
        #expect(!all.contains(.text("OutermostNavigationStack")))
    }
}
#endif
