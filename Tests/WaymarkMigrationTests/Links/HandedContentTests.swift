// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("What views and methods show of what they are given") struct HandedContentTests {
    private func fates(_ source: String) -> [FileResult.Disposition] {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.only = ["UseNavigationDestination", "UseNavigationStack"]
        options.levels = [.exact, .assisted]
        return Migration(source: SourceText(path: "A.swift", source), options).results
            .flatMap { $0.entries.map(\.disposition) }
    }

    /// A stack that something is given which shows what it holds.
    private func container(in callee: String, _ declaration: String = "") -> String {
        """
        struct Root: View {
            var body: some View {
                \(callee) { NavigationView { Text("") }.navigationViewStyle(.stack) }
            }
        }
        \(declaration)
        """
    }

    private func card(_ body: String) -> String {
        """
        struct Card<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { \(body) }
            var frame: some View { content.padding() }
        }
        """
    }

    @Test func whatNobodyDeclaresMayShowItElsewhere() {
        #expect(fates(container(in: "VStack")) == [.migrated(.exact)])
        #expect(fates(container(in: "Deck")) == [.refused(.handedOver)])
        #expect(fates(container(in: "Text(\"\").deck")) == [.refused(.handedOver)])
        #expect(fates(container(in: "deck")) == [.refused(.handedOver)])
    }

    @Test func whatReturnsNothingAtOnceIsNoPartOfAScreen() {
        let test =
            "func deck<V: View>(@ViewBuilder view: () -> V) async -> Int { show(view()) }"
        #expect(fates(container(in: "deck", test)) == [.migrated(.exact)])
        let part = test.replacing(" async", with: "")
        #expect(fates(container(in: "deck", part)) == [.refused(.handedOver)])
    }

    @Test func aMethodThatMakesAControllerShowsWhatItIsAskedOf() {
        let source = """
            struct Root: View {
                var body: some View { NavigationStack { Button("") { open() } } }
                func open() {
                    show(NavigationView { Text("") }
                        .navigationViewStyle(.stack).embeddedInHostingController())
                }
            }
            """
        #expect(fates(source) == [.migrated(.exact)])
    }

    @Test func aControllerOfTheProjectsOwnShowsItsRootView() {
        let source = """
            struct Inbox: View {
                var body: some View {
                    NavigationView { Text("") }.navigationViewStyle(.stack)
                }
            }
            func open() { show(MailController(rootView: Inbox())) }
            final class MailController<Content: View>: UIHostingController<Content> {}
            """
        #expect(fates(source) == [.migrated(.exact)])
        let other = source.replacing("rootView: Inbox", with: "content: Inbox")
        #expect(fates(other) == [.refused(.handedOver)])
    }

    @Test(arguments: ["Button", "Menu(\"\")", "Text(\"\").contextMenu"])
    func controlsShowItInAWayOfTheirOwn(control: String) {
        #expect(fates(container(in: control)) == [.refused(.handedOver)])
    }

    @Test func aViewOfTheProjectIsLookedInto() {
        let inPlace = container(in: "Card", card("VStack { content }"))
        #expect(fates(inPlace) == [.migrated(.exact)])
        let nested = container(in: "Card", card("NavigationStack { content }"))
        #expect(fates(nested) == [.refused(.nestedContainer)])
        let unknown = container(in: "Card", card("Deck { content }"))
        #expect(fates(unknown) == [.refused(.handedOver)])
        let unused = container(
            in: "Card", card("Text(\"\")").replacing("content.", with: "self."))
        #expect(fates(unused) == [.refused(.handedOver)])
    }

    @Test func aMemberBetweenIsLookedThrough() {
        let nested = container(in: "Card", card("NavigationStack { frame }"))
        #expect(fates(nested) == [.refused(.nestedContainer)])
        let inPlace = container(in: "Card", card("ScrollView { frame }"))
        #expect(fates(inPlace) == [.migrated(.exact)])
    }

    @Test func twoPlacesThatDifferSayNothing() {
        let both = card("VStack { content }.sheet(isPresented: $isOn) { content }")
        #expect(fates(container(in: "Card", both)) == [.refused(.handedOver)])
    }

    @Test func aModifierTypeThatPresentsIsASheet() {
        let source = """
            struct Root: View {
                var body: some View {
                    NavigationStack {
                        Text("").modifier(Popup(content: { NavigationView { Text("") } }))
                    }
                }
            }
            struct Popup<Inner: View>: ViewModifier {
                @ViewBuilder let content: () -> Inner
                func body(content view: Content) -> some View {
                    view.sheet(isPresented: .constant(true)) { content() }
                }
            }
            """
        #expect(fates(source) == [.migrated(.exact)])
    }

    @Test func linksStayWhereItIsNotKnownHowTheyAreShown() {
        #expect(fates(hiddenLink(in: "VStack")).last == .migrated(.assisted))
        #expect(
            fates(hiddenLink(in: "Card", card("VStack { content }"))).last == .migrated(.assisted))
        #expect(fates(hiddenLink(in: "Deck")) == [.refused(.legacyLinks), .refused(.handedOver)])
        #expect(fates(hiddenLink(in: "Menu(\"\")")).last == .refused(.handedOver))
        let lazy = hiddenLink(in: "Card", card("List { content }"))
        #expect(fates(lazy).last == .refused(.inLazyContainer))
        let rows = hiddenLink(in: "Card", card("VStack { ForEach(0..<3) { _ in content } }"))
        #expect(fates(rows).last == .refused(.repeatedLink))
    }

    @Test func aNewContainerInsideKeepsTheOuterOne() {
        let stack = "NavigationStack { Text(\"\") }"
        let nested = container(in: "VStack").replacing("Text(\"\")", with: stack)
        #expect(fates(nested) == [.refused(.innerContainer)])
        let sheet = "Text(\"\").sheet(isPresented: $isOn) { \(stack) }"
        let shown = container(in: "VStack").replacing("Text(\"\")", with: sheet)
        #expect(fates(shown) == [.migrated(.exact)])
        let link = "NavigationLink(\"\") { \(stack) }"
        let pushed = container(in: "VStack").replacing("Text(\"\")", with: link)
        #expect(fates(pushed) == [.migrated(.assisted)])
    }

    @Test(arguments: [
        "struct Two: View { var body: some View { Text(\"a\"); Text(\"b\") } }",
        "struct Two: View { var body: some View { inner }; var inner: some View { Group { Text(\"a\"); Text(\"b\") } } }",
        "struct Two: View { var body: some View { if isOn { Text(\"a\"); Text(\"b\") } else { Text(\"c\") } } }",
        "struct Two: View { var body: some View { ForEach(mails) { Text($0) } } }",
    ])
    func aViewOfSeveralIsSeveralColumns(view: String) {
        let source = container(in: "VStack", view).replacing(
            "{ Text(\"\") }", with: "{ Two() }")
        #expect(fates(source) == [.refused(.unclearColumns)])
        let one = source.replacing("Text(\"a\"); ", with: "").replacing("ForEach", with: "List")
        #expect(fates(one) == [.migrated(.exact)])
    }

    @Test func aPropertyOrABranchOfSeveralIsSeveralColumns() {
        let both =
            "struct Root { @ViewBuilder var both: some View { Text(\"a\"); Text(\"b\") } }"
        let property = container(in: "VStack").replacing(
            "{ Text(\"\") }", with: "{ self.both.padding() }")
        #expect(fates(property + both) == [.refused(.unclearColumns)])
        let branch = container(in: "VStack")
            .replacing("{ Text(\"\") }", with: "{ if isOn { Text(\"a\"); Text(\"b\") } }")
        #expect(fates(branch) == [.refused(.unclearColumns)])
        let function =
            "struct Root { func both() -> some View { print(1); return Text(\"b\") } }"
        #expect(
            fates(property.replacing("both", with: "both()") + function) == [.migrated(.exact)])
    }
}
#endif
