// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Modifiers of the project that present") struct OwnPresentationTests {
    /// Migrates a file beside one with a modifier; returns the fates of its containers and links.
    private func fates(_ source: String, _ modifier: String) throws -> [FileResult.Disposition] {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(source, to: "A.swift")
        try folder.write(modifier, to: "B.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        return Migration(paths: [folder.path], options).results
            .filter { $0.source.path.hasSuffix("A.swift") }
            .flatMap { $0.entries.map(\.disposition) }
    }

    private let presenting = """
        extension View {
            func ownSheet<Content: View>(
                isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
            ) -> some View {
                sheet(isPresented: isOn) { VStack { content() } }
            }
        }
        """

    private let wrapping = """
        extension View {
            func ownSheet<Content: View>(
                isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
            ) -> some View {
                VStack { self; content() }.sheet(isPresented: isOn) { Text("") }
            }
        }
        """

    private let links = """
        struct Root: View {
            var body: some View {
                NavigationView {
                    Text("Inbox").ownSheet(isOn: .constant(true)) {
                        NavigationLink("", destination: Text(""), isActive: .constant(true))
                    }
                }
                .navigationViewStyle(.stack)
            }
        }
        """

    private let container = """
        struct Root: View {
            var body: some View {
                NavigationView {
                    Text("Inbox").ownSheet(isOn: .constant(true)) {
                        NavigationView { Text("Editor") }
                    }
                }
                .navigationViewStyle(.stack)
            }
        }
        """

    @Test func whatTheyShowIsNoPartOfTheScreen() throws {
        let shown = links + "\nlet shown = AnyView(Root())"
        #expect(
            try fates(shown, presenting) == [.migrated(.exact), .refused(.noContainer)])
        #expect(
            try fates(links, wrapping) == [.refused(.legacyLinks), .refused(.constantFlag)])
    }

    @Test func aContainerThatTheyShowIsInASheet() throws {
        #expect(try fates(container, presenting) == [.migrated(.exact), .migrated(.exact)])
        #expect(
            try fates(container, wrapping).contains(.refused(.nestedContainer)))
    }

    @Test func modifiersThatDifferSayNothing() throws {
        #expect(
            try fates(links, presenting + "\n" + wrapping)
                == [.refused(.legacyLinks), .refused(.constantFlag)])
    }

    @Test func aContainerInThemShowsWhatTheyAreGiven() throws {
        let wrapper = """
            extension View {
                func ownSheet<Content: View>(
                    isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
                ) -> some View {
                    sheet(isPresented: isOn) { NavigationView { content() } }
                }
            }
            """
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(links, to: "A.swift")
        try folder.write(wrapper, to: "B.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        let fates = Migration(paths: [folder.path], options).results
            .flatMap { $0.entries.map(\.disposition) }
        #expect(
            fates == [
                .migrated(.exact), .refused(.constantFlag), .refused(.legacyLinks),
            ])
    }
}
#endif
