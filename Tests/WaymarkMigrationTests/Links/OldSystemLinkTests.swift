// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Links on systems without the new containers") struct OldSystemLinkTests {
    private func migrated(_ source: String, assisted: Bool = true) -> Migration {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(14)
        if assisted { options.levels = [.exact, .layout, .assisted] }
        return Migration(source: SourceText(path: "A.swift", source), options)
    }

    private func text(_ migration: Migration) -> String {
        migration.results.map { String(decoding: $0.after, as: UTF8.self) }.joined()
    }

    private let source = """
        import SwiftUI
        struct Root: View {
            @State private var isOn = false
            var body: some View {
                NavigationView {
                    VStack {
                        Button("") { isOn = true }
                        NavigationLink("", destination: Text(""), isActive: $isOn)
                    }
                }
                .navigationViewStyle(.stack)
            }
        }

        """

    @Test func aLinkAndItsContainerComeThroughWrappers() {
        let after = text(migrated(source))
        #expect(after.contains("        CompatNavigationStack {\n"))
        #expect(after.contains(".compatNavigationDestination(isPresented: $isOn) { Text(\"\") }"))
        #expect(after.contains("struct CompatNavigationStack<"))
        #expect(after.contains("struct CompatNavigationDestination<"))
    }

    @Test func aSecondRunChangesNothing() {
        let after = text(migrated(source))
        #expect(text(migrated(after)) == after)
    }

    @Test func theHiddenLinkOfTheWrapperKeepsNoContainer() {
        let after = text(migrated(source))
        let more =
            after + """
                struct Other: View {
                    @State private var isOn = false
                    var body: some View {
                        NavigationView {
                            Text("").compatNavigationDestination(isPresented: $isOn) { Text("") }
                        }
                        .navigationViewStyle(.stack)
                    }
                }
                """
        #expect(!text(migrated(more)).contains(" NavigationView {"))
    }

    @Test func withoutTheOptionTheyWait() {
        let fates = migrated(source, assisted: false).results.flatMap(\.entries)
            .map(\.disposition)
        #expect(fates == [.waits(.assisted), .waits(.assisted)])
    }

    @Test func theReasonNamesFileLineAndColumn() throws {
        let stays = source.replacing(
            ".navigationViewStyle(.stack)", with: ".navigationViewStyle(Own())")
        let migration = migrated(stays)
        let finding = try #require(
            migration.results.flatMap(\.findings).first { $0.rule == "UseNavigationDestination" })
        #expect(finding.message.hasSuffix("see line 5, column 9"))
        let json = MigrationContent(migration, problems: [], isWritten: false)
        #expect(try json.json.contains("\"column\" : 9"))
    }
}
#endif
