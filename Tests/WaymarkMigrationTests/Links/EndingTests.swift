// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Where views end up") struct EndingTests {
    /// What becomes of the container in a view `Notes`, which some code makes.
    private func fates(_ code: String) -> [FileResult.Disposition] {
        let notes = """
            struct Notes: View {
                var body: some View { NavigationView { Text("") }.navigationViewStyle(.stack) }
            }
            """
        return fatesOfAll(notes + "\n" + code)
    }

    private func fatesOfAll(_ source: String) -> [FileResult.Disposition] {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.only = ["UseNavigationStack", "UseNavigationDestination"]
        options.levels = [.exact, .assisted]
        return Migration(source: SourceText(path: "A.swift", source), options).results
            .flatMap { $0.entries.map(\.disposition) }
    }

    private let safe: [FileResult.Disposition] = [.migrated(.exact)]
    private let unknown: [FileResult.Disposition] = [.refused(.handedOver)]
    private let nested: [FileResult.Disposition] = [.refused(.nestedContainer)]

    // MARK: Files

    /// What becomes of the container in `Notes.swift`, beside files that are read when they matter.
    private func fatesInFiles(_ files: [String: String]) throws -> [FileResult.Disposition] {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name + ".swift") }
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.only = ["UseNavigationStack"]
        return Migration(paths: [folder.path], options).results
            .flatMap { $0.entries.map(\.disposition) }
    }

    @Test func whatDecidesMayStandInOtherFiles() throws {
        var files = [
            "Notes":
                "struct Notes: View { var body: some View { NavigationView { a }.navigationViewStyle(.stack) } }",
            "Page": "struct Page: View { var body: some View { Button(\"\") { Share.all() } } }",
            "Share": "enum Share { static func all() { let a = Notes(); save(a.picture()) } }",
            "Picture": "extension View { func picture() -> UIImage { draw(self) } }",
        ]
        #expect(try fatesInFiles(files) == safe)
        files["Picture"] = nil
        #expect(try fatesInFiles(files) == unknown)
        files["Share"] = "enum Share { static func all() { show(Host(content: Notes())) } }"
        #expect(try fatesInFiles(files) == unknown)
        files["Host"] = """
            final class Host<Content: View>: UIHostingController<Content> {
                init(content: Content) { super.init(rootView: content) }
            }
            """
        #expect(try fatesInFiles(files) == safe)
        files["Show"] = "func open<Content: View>(_ content: Content) { present(content) }"
        files["Menu"] = "func menu() { open(Notes()) }"
        #expect(try fatesInFiles(files) == safe)
        files["Show"] = nil
        #expect(try fatesInFiles(files) == unknown)
        files["Menu"] = nil
        files["Screen"] = """
            struct Screen: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UIViewController {
                    Host(content: Notes())
                }
            }
            """
        #expect(try fatesInFiles(files) == safe)
        files["Home"] = stack("NavigationStack { Screen() }")
        #expect(try fatesInFiles(files) == nested)
    }

    // MARK: Reasons

    /// The lines that decide why the containers and links of a source stay.
    private func causes(_ source: String) -> [Int?] {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.only = ["UseNavigationStack", "UseNavigationDestination"]
        return Migration(source: SourceText(path: "A.swift", source), options).results
            .flatMap { $0.entries.map { $0.cause?.line } }
    }

    @Test func aReasonNamesTheLineThatDecides() {
        let notes =
            "struct Notes: View { var body: some View { NavigationView { a }.navigationViewStyle(.stack) } }"
        #expect(causes([notes, "func a() {", "let b = Notes()", "show(b)", "}"].lines) == [4])
        let nested = "let a = NavigationStack { List { rows } }\nvar rows: some View { Notes() }"
        #expect(causes([notes, nested].lines) == [2])
        let pushed = "let a = NavigationStack {\nNavigationLink(\"\") {\nNotes()\n}\n}"
        #expect(causes([notes, pushed].lines) == [4])
        let card = "struct Card<C: View>: View {\nlet c: C\nvar body: some View {\nDeck { c } } }"
        #expect(causes([notes, "let a = Card { Notes() }", card].lines) == [6])
        #expect(causes([notes, "final class NavigationStack {}"].lines) == [2])
        let here = "let a = Deck { NavigationView { b }.navigationViewStyle(.stack) }"
        #expect(causes(here) == [nil])
    }

    @Test func aLinkThatStaysIsTheReasonOfItsContainer() {
        let source = [
            "let a = NavigationView { Row() }.navigationViewStyle(.stack)",
            "struct Row: View { @Binding var b: Bool; var body: some View { List {",
            "NavigationLink(destination: c, isActive: $b) { d } } } }",
        ]
        #expect(causes(source.lines).first == 3)
    }

    // MARK: Local names

    @Test func aLocalNameInWhatAClosureCallsIsFollowed() {
        let opener = """
            final class Opener: UIViewController {
                lazy var action = Action { [weak self] in self?.showNotes() }
                func showNotes() {
                    let notes = Notes()
                    present(UIHostingController(rootView: notes), animated: true)
                }
            }
            """
        #expect(fates(opener) == safe)
        let unclear = opener.replacing("UIHostingController(rootView: notes)", with: "notes")
        #expect(fates(unclear) == unknown)
    }

    /// A view that makes `Notes` in the code of a button, or of a closure that it calls.
    private func button(_ action: String) -> String {
        """
        struct Home: View {
            var body: some View { NavigationStack { Button("") { \(action) } } }
        }
        """
    }

    @Test(arguments: [
        "let notes = Notes(); show(UIHostingController(rootView: notes))",
        "let open = { let notes = Notes(); show(UIHostingController(rootView: notes)) }; open()",
        "let notes: AnyView; if a { notes = AnyView(Notes()) } else { notes = b }; show(UIHostingController(rootView: notes))",
        "func notes() -> some View { Notes() }; show(UIHostingController(rootView: notes()))",
        "if let notes = a ? Notes() : nil { show(UIHostingController(rootView: notes)) }",
        "guard let notes = make(Notes) else { return }; show(UIHostingController(rootView: Notes()))",
        "let host = UIHostingController(rootView: Notes()); host.modal = true; show(host)",
        "host.rootView = Notes()",
    ])
    func aControllerShowsWhatALocalNameHolds(action: String) {
        #expect(fates(button(action)) == safe)
    }

    @Test(arguments: [
        "let notes = Notes(); show(notes)", "let notes = Notes(); model.notes = AnyView(notes)",
        "let notes = Notes(); pages[0] = AnyView(notes)", "pages.append(AnyView(Notes()))",
        "let notes = Notes(); show { notes }", "show(value: wrapped(Notes()))",
        "let (notes, _) = (Notes(), 1); show(notes)", "for notes in [Notes()] { show(notes) }",
        "if case let notes? = a ? Notes() : nil { show(notes) }",
    ])
    func whatAnUnknownFunctionOrValueIsGivenEscapes(action: String) {
        #expect(fates(button(action)) == unknown)
    }

    /// A view with a stack that shows what some code makes.
    private func stack(_ code: String) -> String {
        "struct Home: View { var body: some View { \(code) } }"
    }

    @Test(arguments: [
        "let notes = Notes(); return NavigationStack { notes }",
        "let notes = Notes(); let more = Group { notes }; return NavigationStack { more }",
        "NavigationStack { let notes = Notes(); notes.padding() }",
        "NavigationStack { if let notes = a ? Notes() : nil { notes } }",
        "let notes: AnyView; notes = AnyView(Notes()); return NavigationStack { notes }",
        "func notes() -> some View { Notes() }; return NavigationStack { notes() }",
        "let notes = { Notes() }; return NavigationStack(root: notes)",
        "let notes = Notes(); return NavigationStack { NavigationLink(\"\") { notes } }",
    ])
    func aLocalNameInAStackIsInTheStack(code: String) {
        #expect(fates(stack(code)) == nested)
    }

    @Test func anotherNameOfTheSameWordIsAnotherValue() {
        let shadowed =
            "let notes = Notes(); return VStack { notes; row { notes in NavigationStack { notes } } }"
        #expect(fates(stack(shadowed)) == safe)
        let branch =
            "let notes = Notes(); if let notes = a { NavigationStack { notes } } else { notes }"
        #expect(fates(stack(branch)) == safe)
        #expect(fates(stack(branch + "; NavigationStack { notes }")) == nested)
    }

    @Test func linksInLocalNamesAreReachedWhereTheNamesAreShown() {
        func source(_ shown: String) -> String {
            """
            struct Home: View {
                @Binding var isOn: Bool
                var body: some View {
                    let row = NavigationLink(destination: Text(""), isActive: $isOn) { Text("") }
                    let list = List { row }
                    return NavigationView { \(shown) }.navigationViewStyle(.stack)
                }
            }
            """
        }
        #expect(fatesOfAll(source("list")).contains(.refused(.legacyLinks)))
        #expect(fatesOfAll(source("Text(\"\")")).contains(.migrated(.exact)))
    }

    // MARK: Properties that are set

    @Test func aPropertyOfTheOwnerAloneIsFollowed() {
        let kept = """
            final class Opener {
                private var shown: AnyView?
                func load() { shown = AnyView(Notes()) }
                func open() { show(UIHostingController(rootView: shown)) }
            }
            """
        #expect(fates(kept) == safe)
        #expect(fates(kept.replacing("private ", with: "")) == unknown)
        let view = """
            struct Home: View {
                @State var shown: AnyView?
                var body: some View { NavigationStack { shown.onAppear { load() } } }
                func load() { self.shown = AnyView(Notes()) }
            }
            """
        #expect(fates(view) == nested)
        #expect(fates(view.replacing("NavigationStack", with: "VStack")) == safe)
    }

    // MARK: Controllers

    private static let host = """
        final class Host: UIHostingController<Notes> {
            init() { super.init(rootView: Notes()) }
            required init?(coder: NSCoder) { super.init(coder: coder, rootView: Notes()) }
        }
        """

    @Test(arguments: [
        host,
        host.replacing("<Notes>", with: "<AnyView>").replacing("Notes()", with: "AnyView(Notes())"),
        "final class Host: UIHostingController<Notes> { func load() { rootView = Notes() } }",
        """
        final class Host<Content: View>: UIHostingController<Content> {
            init(content: Content) { super.init(rootView: content) }
        }
        func open() { show(Host(content: Notes())) }
        """,
        """
        final class Host: UIViewController {
            init(showing content: some View) {
                let inner = UIHostingController(rootView: AnyView(content))
                super.init(nibName: nil, bundle: nil)
                addChild(inner)
            }
        }
        func open() { show(Host(showing: Notes())) }
        """,
    ])
    func aControllerOfTheProjectsOwnShowsWhatItIsMadeWith(code: String) {
        #expect(fates(code) == safe)
    }

    @Test func aControllerThatKeepsWhatItIsGivenMayShowItAnywhere() {
        let keeping = """
            final class Host: UIViewController {
                let content: AnyView
                init(content: AnyView) { self.content = content }
            }
            func open() { show(Host(content: AnyView(Notes()))) }
            """
        #expect(fates(keeping) == unknown)
    }

    @Test func aControllerThatAViewStandsForIsInThatView() {
        let screen = """
            struct Screen: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> Host { Host() }
                func updateUIViewController(_ host: Host, context: Context) {}
            }
            """
        #expect(fates(Self.host + "\n" + screen) == safe)
        let shown = stack("NavigationStack { Screen() }")
        #expect(fates([Self.host, screen, shown].joined(separator: "\n")) == nested)
        let updated = screen.replacing(
            "Host, context: Context) {}",
            with: "Host, context: Context) { host.rootView = Notes() }"
        )
        .replacing("{ Host() }", with: "{ UIHostingController(rootView: a) }")
        #expect(fates([updated, shown].joined(separator: "\n")) == nested)
        let local = screen.replacing(
            "{ Host() }", with: "{ let host = UIHostingController(rootView: Notes()); return host }"
        )
        #expect(fates([local, shown].joined(separator: "\n")) == nested)
    }

    // MARK: Pictures

    private let share = """
        struct Home: View {
            var body: some View { NavigationStack { NavigationLink("") { Page() } } }
        }
        struct Page: View {
            var body: some View { Button("") { share() } }
            func share() { ACTION }
        }
        """

    @Test(arguments: [
        "save(Notes().picture())", "let image = Notes().padding().picture()",
        "let notes = Notes(); save(notes.picture().data)", "save(ImageRenderer(content: Notes()))",
        "let notes = Notes(); save(drawing(notes))", "assertSnapshot(of: Notes(), as: .image)",
    ])
    func aPictureIsNoScreen(action: String) {
        let methods = """
            extension View { func picture() -> UIImage { UIImage() } }
            func drawing<Content: View>(_ content: Content) -> UIImage? { draw(content) }
            """
        let source = share.replacing("ACTION", with: action) + "\n" + methods
        #expect(fates(source) == safe)
    }

    @Test(arguments: [
        "final class A: XCTestCase { func testNotes() { check(of: Notes()) } }",
        "final class A: SnapshotTestCase { func testNotes() { let a = Notes(); check(of: a) } }",
        "struct A { @Test func notes() { let notes = Notes(); ViewHosting.host(view: notes) } }",
        "@Testing.Test func notes() { let notes = [Notes()]; notes.forEach { check($0) } }",
    ])
    func whatATestLooksAtIsNoScreen(code: String) {
        #expect(fates(code) == safe)
        let app = "func open() { show(Notes()) }"
        #expect(fates([code, app].lines) == unknown)
        #expect(fates([code, stack("NavigationStack { Notes() }")].lines) == nested)
    }

    @Test func whatATestAsksTheAppForMayBeShownElsewhere() {
        let app = "enum Row { case a; func detail() -> AnyView { AnyView(Notes()) } }"
        #expect(fates([app, "@Test func a() { check(Row.a.detail()) }"].lines) == unknown)
    }

    @Test func aStackInATestIsAStack() {
        #expect(fates("@Test func notes() { check(NavigationStack { Notes() }) }") == nested)
    }

    @Test func aMethodThatMayReturnAViewMakesNoPicture() {
        let source = share.replacing("ACTION", with: "save(Notes().picture())")
        #expect(fates(source) == unknown)
        let view = "extension View { func picture() -> some View { self } }"
        #expect(fates(source + "\n" + view) == unknown)
        let shown = stack("NavigationStack { Notes().picture() }")
        #expect(fates(shown + "\n" + view) == nested)
    }
}

extension [String] {
    fileprivate var lines: String { joined(separator: "\n") }
}
#endif
