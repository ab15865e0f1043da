// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Links and their containers") struct LinkTests {
    private func migrated(_ source: String) -> (text: String, fates: [FileResult.Disposition]) {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.levels = [.exact, .layout, .assisted]
        let result = Migration(source: SourceText(path: "A.swift", source), options).results[0]
        return (String(decoding: result.after, as: UTF8.self), result.entries.map(\.disposition))
    }

    private func screen(style: String = ".stack", links: String) -> String {
        """
        struct Root: View {
            var body: some View {
                NavigationView { Inbox() }.navigationViewStyle(\(style))
            }
        }
        struct Inbox: View {
            @State private var isEditing = false
            var body: some View { Text("Mail").background(VStack { \(links) }) }
        }
        """
    }

    private let link = #"NavigationLink("", destination: Editor(), isActive: $isEditing)"#

    @Test func aContainerAndItsLinksGoTogether() {
        let (text, fates) = migrated(screen(links: link))
        #expect(text.contains("NavigationStack { Inbox() }\n"))
        #expect(
            text.contains(
                ".navigationDestination(isPresented: $isEditing) { Editor() } }"))
        #expect(fates == [.migrated(.exact), .migrated(.exact)])
    }

    @Test func anOwnTypeOfTheNameInAnotherTypeIsAReasonThatIsTold() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(screen(links: link), to: "A.swift")
        try folder.write("enum Site { struct NavigationLink {} }", to: "B.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        let fates = Migration(paths: [folder.path], options).results
            .flatMap { $0.entries.map(\.disposition) }
        #expect(fates.contains(.refused(.ownDeclaration)))
    }

    @Test func aLinkThatOnlyAPreviewHasAContainerForIsForAPersonToRead() {
        let source =
            screen(links: link).replacing(
                "NavigationView { Inbox() }.navigationViewStyle(.stack)", with: "Inbox()")
            + "\n#Preview { NavigationStack { Inbox() } }"
        let app = "\n@main struct A: App { var body: some Scene { WindowGroup { Inbox() } } }"
        #expect(migrated(source + app).fates == [.refused(.noContainer)])
        #expect(migrated(source).fates == [.migrated(.assisted)])
    }

    @Test func aLinkThatAControllerShowsBesidesStays() {
        let source =
            screen(links: link) + "\nlet shown = UIHostingController(rootView: Inbox())"
        #expect(migrated(source).fates.last == .refused(.noContainer))
        let elsewhere =
            screen(links: link) + "\nlet shown = UIHostingController(rootView: Root())"
        #expect(migrated(elsewhere).fates.last == .migrated(.exact))
    }

    @Test func aLinkStaysWithItsContainer() {
        let source = screen(style: "OwnStyle()", links: link)
        let (text, fates) = migrated(source)
        #expect(text == source)
        #expect(fates == [.refused(.customStyle), .refused(.containerStays)])
    }

    @Test func aContainerStaysWithOneOfItsLinks() {
        let stays = #"NavigationLink("", destination: A(), isActive: .constant(true))"#
        let source = screen(links: link + "; " + stays)
        let (text, fates) = migrated(source)
        #expect(text == source)
        #expect(
            fates
                == [.refused(.legacyLinks), .refused(.containerStays), .refused(.constantFlag)])
    }

    @Test func linksThatOneEditTakesAwayGoTogetherOrStay() {
        let old = "NavigationView { Inbox() }.navigationViewStyle(.stack)"
        let other = link.replacing("Editor", with: "Reader")
            .replacing("$isEditing", with: "$isReading")
        let inStack = screen(links: link + "; " + other)
            .replacing(old, with: "NavigationStack { Inbox() }")
        let (text, fates) = migrated(inStack)
        #expect(fates == [.migrated(.exact), .migrated(.exact)])
        #expect(!text.contains("NavigationLink") && !text.contains("background"))
        #expect(text.contains("{ Editor() }") && text.contains("{ Reader() }"))
    }

    @Test func editsInADestinationMoveWithIt() {
        let inner = link.replacing(
            "Editor()", with: #"Editor().navigationBarTitle("New", displayMode: .inline)"#)
        let after = #"Editor().navigationTitle("New").navigationBarTitleDisplayMode(.inline)"#
        #expect(migrated(screen(links: inner)).text.contains(after))
        let beside = migrated(screen(links: inner + #"; Text("New")"#))
        #expect(
            beside.fates == [.migrated(.exact), .migrated(.assisted), .migrated(.exact)])
        #expect(beside.text.contains(after))
    }
}
#endif
