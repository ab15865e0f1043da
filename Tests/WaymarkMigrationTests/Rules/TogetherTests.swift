// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Rules together") struct TogetherTests {
    @Test(arguments: Catalog.rules.map { $0.name })
    func anExampleIsMigratedByAllRulesAndThenDone(rule: String) throws {
        let rule = try #require(Catalog.rule(named: rule))
        for example in rule.examples {
            let once = migrate(example.source, example.floor)
            #expect(once.problems.isEmpty, "\(once.problems)\n\(example.source)")
            let after = text(once, or: example.source)
            let again = text(migrate(after, example.floor), or: after)
            #expect(again == after, "a second run of:\n\(example.source)\nmakes:\n\(again)")
        }
    }

    @Test func whatIsPutBehindAColumnStaysInIt() {
        let source = """
            struct Root: View {
                let names: [String]
                var body: some View {
                    NavigationView {
                        List(names, id: \\.self) { name in NavigationLink(name, destination: Text(name)) }
                        List(names, id: \\.self) { name in NavigationLink(name, destination: Text(name)) }
                    }
                }
            }

            """
        let once = migrate(source, DeploymentTargets([.iOS: Version(17)]), ipad: .split)
        #expect(
            text(once, or: source) == """
                struct Root: View {
                    let names: [String]
                    var body: some View {
                        NavigationSplitView {
                            List(names, id: \\.self) { name in NavigationLink(name, value: name) }
                                .navigationDestination(for: String.self) { name in Text(name) }
                        } detail: {
                            NavigationStack {
                                List(names, id: \\.self) { name in NavigationLink(name, value: name) }
                                    .navigationDestination(for: String.self) { name in Text(name) }
                            }
                        }
                    }
                }

                """)
        let after = text(once, or: source)
        #expect(
            text(migrate(after, DeploymentTargets([.iOS: Version(17)])), or: after) == after)
    }

    @Test func editsInsideOfWhatMovesAreDoneThere() {
        let source = """
            struct Root: View {
                @Environment(\\.presentationMode) var mode
                var body: some View {
                    TabView {
                        list
                            .navigationBarTitle("Inbox", displayMode: mode.wrappedValue.isPresented ? .inline : .large)
                            .navigationBarHidden(!mode.wrappedValue.isPresented)
                            .navigationBarItems(trailing: Button("Delete") { isOn = true }
                                .alert(isPresented: $isOn) {
                                    Alert(title: Text("Delete?"), dismissButton: .destructive(Text("Yes")) {
                                        self.mode.wrappedValue.dismiss()
                                    })
                                })
                            .tabItem { Label("Home", systemImage: "house") }
                    }
                }
            }
            """
        let once = migrate(source, DeploymentTargets([.iOS: Version(18)]))
        #expect(once.problems.isEmpty)
        #expect(
            text(once, or: source) == """
                struct Root: View {
                    @Environment(\\.dismiss) var dismiss
                    @Environment(\\.isPresented) var isPresented
                    var body: some View {
                        TabView {
                            Tab("Home", systemImage: "house") {
                                list
                                    .navigationTitle("Inbox")
                                    .navigationBarTitleDisplayMode(isPresented ? .inline : .large)
                                    .toolbarVisibility(isPresented ? .visible : .hidden, for: .navigationBar)
                                    .toolbar {
                                        ToolbarItem(placement: .topBarTrailing) {
                                            Button("Delete") { isOn = true }
                                                .alert(Text("Delete?"), isPresented: $isOn) {
                                                    Button("Yes", role: .destructive) {
                                                        self.dismiss()
                                                    }
                                                }
                                        }
                                    }
                            }
                        }
                    }
                }
                """)
    }

    private func migrate(
        _ source: String, _ floor: DeploymentTargets, ipad: IPadChoice = .stack
    ) -> Migration {
        var options = MigrationOptions()
        options.ipad = ipad
        options.levels = Set(Level.allCases)
        options.floor = floor
        return Migration(source: SourceText(path: "Example.swift", source), options)
    }

    private func text(_ migration: Migration, or source: String) -> String {
        migration.results.first.map { String(decoding: $0.after, as: UTF8.self) } ?? source
    }
}
#endif
