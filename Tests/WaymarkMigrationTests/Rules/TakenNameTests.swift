// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("What rewrites name, where the project has something of that name")
struct TakenNameTests {
    private let stack = """
        struct Root: View {
            var body: some View {
                NavigationView { Text("a") }.navigationViewStyle(.stack)
            }
        }
        """

    private func isMigrated(_ source: String, _ own: String, floor: Int = 17) throws -> Bool {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        try folder.write(source, to: "A.swift")
        try folder.write(own, to: "B.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(floor)
        options.levels = Set(Level.allCases)
        let fates = Migration(paths: [folder.path], options).results
            .flatMap { $0.entries.map(\.fate) }
        #expect(fates.contains(.refused(.nameTaken)) != fates.contains(.migrated(.exact)))
        return !fates.contains(.refused(.nameTaken))
    }

    @Test(arguments: [
        "class NavigationStack<Q> {}", "protocol NavigationStack {}",
        "extension Root { enum NavigationStack {} }",
    ])
    func anOwnTypeOfTheNewNameKeepsTheContainer(own: String) throws {
        #expect(try !isMigrated(stack, own))
    }

    @Test(arguments: [
        "extension NavigationStack {}", "struct NavigationStacks {}",
        "enum Flow { struct NavigationStack {} }",
    ])
    func anExtensionALongerNameOrOneElsewhereIsNoReason(own: String) throws {
        #expect(try isMigrated(stack, own))
    }

    @Test func barItemsStayWhereTheProjectHasItsOwn() throws {
        let items = "v.navigationBarItems(trailing: Button(\"a\") {})"
        #expect(try isMigrated(items, "struct Other {}"))
        #expect(try !isMigrated(items, "struct ToolbarItem {}"))
    }
}
#endif
