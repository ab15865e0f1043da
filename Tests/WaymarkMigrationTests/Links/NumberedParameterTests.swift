// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("What closures are given by number") struct NumberedParameterTests {
    @Test(arguments: [
        ".sheet(item: $p) { Editor(p: $0).navigationBarItems(trailing: Text($0.name)) }",
        ".map { q.background(NavigationLink(destination: D($0), isActive: $on) { EmptyView() }) }",
        ".map { NavigationLink(destination: D($0), isActive: $on) { Text(\"Go\") } }",
    ])
    func nothingIsMovedIntoAClosureWhereItWouldMeanSomethingElse(chain: String) throws {
        #expect(try fates(of: chain) == [.refused(.numberedParameter)])
    }

    @Test(arguments: [
        ".sheet(item: $p) { p in Editor(p: p).navigationBarItems(trailing: Text(p.name)) }",
        ".sheet(item: $p) { Editor(p: $0).navigationBarItems(trailing: Text(all.map { $0.name })) }",
        ".sheet(item: $p) { Editor(p: $0).navigationBarItems(trailing: Text(\"a\")) }",
    ])
    func namesAndClosuresOfTheirOwnAreNoReason(chain: String) throws {
        #expect(try fates(of: chain) == [.migrated(.exact)])
    }

    private func fates(of chain: String) throws -> [FileResult.Disposition] {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(16)
        options.levels = Set(Level.allCases)
        let source = """
            struct Root: View {
                @State private var on = false
                @State private var p: Person?
                var body: some View {
                    NavigationStack {
                        v\(chain)
                    }
                }
            }
            """
        return Migration(source: SourceText(path: "Root.swift", source), options).results
            .flatMap { $0.entries.map(\.disposition) }
    }
}
#endif
