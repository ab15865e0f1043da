// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Reasons and advice fit the place") struct AdviceTests {
    private func result(
        _ source: String, _ change: (inout MigrationOptions) -> Void = { _ in }
    ) -> FileResult? {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        change(&options)
        return Migration(source: SourceText(path: "A.swift", source), options).results.first
    }

    private func fates(of rule: String, _ source: String) -> [FileResult.Disposition] {
        result(source)?.entries.filter { $0.rule == rule }.map(\.disposition) ?? []
    }

    @Test func aFlagOfAnotherTypeIsAnotherFlag() {
        func screen(_ name: String) -> String {
            """
            struct \(name): View {
                @State private var isOn = false
                var body: some View {
                    NavigationStack {
                        VStack {
                            Text("")
                            if isNew {
                                NavigationLink(destination: Text(""), isActive: $isOn) { EmptyView() }
                            }
                        }
                    }
                }
            }
            """
        }
        let both = screen("First") + "\n" + screen("Second")
        #expect(
            fates(of: "UseNavigationDestination", both) == [
                .waits(.assisted), .waits(.assisted),
            ])
        let one = both.replacing("}\nstruct Second: View {", with: "}\nextension First {")
        #expect(
            fates(of: "UseNavigationDestination", one)
                == [.refused(.sharedFlag), .refused(.sharedFlag)])
    }

    @Test func aContainerInAnUnknownFormIsFound() {
        let made = "let a = NavigationView.init { Text(\"\") }"
        #expect(fates(of: "UseNavigationStack", made) == [.refused(.unknownForm)])
        let member = "let a = Inspect.NavigationView.self"
        #expect(fates(of: "UseNavigationStack", member).isEmpty)
    }

    @Test func twoColumnsAreMigratedByTheirOwnOption() {
        let columns = "let a = NavigationView { List {}; Text(\"\") }"
        let found = result(columns)?.findings.map(\.message) ?? []
        #expect(found.contains { $0.contains("'waymark migrate --ipad split'") })
        #expect(!found.contains { $0.contains("--ipad stack") })
    }

    @Test func anEmptyColumnIsAStackWhereScreensLeadOn() {
        func migrated(_ destination: String) -> String {
            let source = """
                struct Root: View {
                    var body: some View {
                        NavigationView { List { NavigationLink("a") { \(destination) } } }
                    }
                }
                """
            let result = result(source) {
                $0.levels = [.exact, .layout]
                $0.ipad = .split
            }
            return String(decoding: result?.after ?? [], as: UTF8.self)
        }
        let deep = migrated("NavigationLink(\"b\") { Text(\"\") }")
        #expect(deep.contains("detail: {\n            NavigationStack { EmptyView() }\n"))
        #expect(migrated("Text(\"\")").contains("detail: { EmptyView() }"))
    }

    @Test func aListAtTheTopOfTheFileTellsItsElements() {
        let source = """
            let mails = [Mail]()
            struct Mail: Hashable, Identifiable { let id = 1 }
            struct Root: View {
                var body: some View {
                    NavigationStack {
                        List(mails) { mail in NavigationLink("") { Text("\\(mail.id)") } }
                    }
                }
            }
            """
        #expect(fates(of: "UseValueLinks", source) == [.waits(.assisted)])
    }

    @Test func aSelectionInAStackIsNoMatterOfSidebars() {
        let list = """
            struct Pages: View {
                var body: some View {
                    List { NavigationLink("a", destination: Text(""), tag: 1, selection: $page) }
                }
            }
            """
        let stack = "struct Root: View { var body: some View { NavigationView { Pages() } } }\n"
        #expect(fates(of: "UseListSelection", stack + list) == [.refused(.selectionInStack)])
        let columns = stack.replacing("Pages()", with: "Pages(); Text(\"\")")
        #expect(fates(of: "UseListSelection", columns + list) == [.refused(.sidebarInView)])
    }

    @Test func theNewHalfOfAQuestionForMoreLeavesTheOtherInUse() {
        let source = """
            struct Root: View {
                var body: some View {
                    if #available(iOS 18, *) {
                        Text("")
                    } else {
                        NavigationView { Text("") }.navigationViewStyle(.stack)
                    }
                }
            }
            """
        #expect(fates(of: "UseNavigationStack", source) == [.migrated(.exact)])
        let settled = source.replacing("18", with: "16")
        #expect(fates(of: "UseNavigationStack", settled).isEmpty)
        let more = settled.replacing("*)", with: "*), isNew")
        #expect(fates(of: "UseNavigationStack", more) == [.migrated(.exact)])
    }
}
#endif
