// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine
import SwiftUI
import Testing

@testable import WaymarkTesting

/// Modifiers of what a tab shows, in every place among those that make it a tab.
@MainActor @Suite("Modifiers of tabs") struct TabModifierTests {
    @Test(
        "NAV-294: what happens as a view comes and goes follows its tab, on either side of tabItem",
        arguments: Order.allCases)
    func effectsFollowTheirTab(_ order: Order) throws {
        let journal = Journal()
        let screen = Screen {
            TabView {
                order.tab("A") { $0.modifier(Noting(name: "A", journal: journal)) }
                order.tab("B") { $0.modifier(Noting(name: "B", journal: journal)) }
            }
        }
        #expect(journal.read() == ["appear A"])
        try screen.press("B")
        #expect(journal.read() == ["appear B", "disappear A"])
        try screen.press("A")
        #expect(journal.read() == ["appear A", "disappear B"])
    }

    @Test("NAV-294: a tab that was never shown has no task, and a shown one has its own")
    func tasksFollowTheirTab() async throws {
        let journal = Journal()
        let screen = Screen {
            TabView {
                Text("one").tabItem { Text("A") }.task { journal.note("load A") }
                Text("two").tabItem { Text("B") }.task { journal.note("load B") }
            }
        }
        await screen.settle()
        #expect(journal.read() == ["load A"])
        try screen.press("B")
        await screen.settle()
        #expect(journal.read() == ["load B"])
        try screen.press("A")
        await screen.settle()
        #expect(journal.read() == ["load A"])
    }

    @Test("NAV-294: several tabs in one modifier have each their own")
    func aModifierOfAGroupIsThatOfEachTab() throws {
        let journal = Journal()
        let screen = Screen {
            TabView {
                Group {
                    Text("one").tabItem { Text("A") }
                    Text("two").tabItem { Text("B") }
                }
                .modifier(Noting(name: "tab", journal: journal))
            }
        }
        #expect(journal.read() == ["appear tab"])
        try screen.press("B")
        #expect(journal.read() == ["appear tab", "disappear tab"])
    }

    @Test("NAV-294: a view whose body ends in tabItem is a tab with all that stands around it")
    func aTabOfItsOwnTypeTakesItsModifiers() throws {
        let journal = Journal()
        let screen = Screen {
            TabView {
                OwnTab(name: "A").modifier(Noting(name: "A", journal: journal)).tag(0)
                OwnTab(name: "B").tag(1).modifier(Noting(name: "B", journal: journal))
            }
        }
        #expect(journal.read() == ["appear A"])
        try screen.press("count 0")
        #expect(screen.texts.contains("count 1"))
        try screen.press("B 0")
        #expect(journal.read() == ["appear B", "disappear A"])
        #expect(screen.texts.contains("A 1"))
    }

    @Test(
        "NAV-294: titles and toolbars of hidden tabs stay out of the bar",
        arguments: Order.allCases)
    func barsAreThoseOfTheShownTab(_ order: Order) throws {
        let screen = Screen {
            NavigationStack {
                TabView {
                    order.tab("A") { tab in
                        tab.navigationTitle("First").toolbar { Button("Add first") {} }
                    }
                    order.tab("B") { tab in
                        tab.navigationTitle("Second").toolbar { Button("Add second") {} }
                    }
                }
            }
        }
        #expect(screen.title == "First")
        #expect(screen.texts.contains("Add first"))
        #expect(!screen.texts.contains("Add second"))
        try screen.press("B")
        #expect(screen.title == "Second")
        #expect(screen.texts.contains("Add second"))
        #expect(!screen.texts.contains("Add first"))
    }

    @Test("NAV-294: preferences are those of the shown tab", arguments: Order.allCases)
    func preferencesAreThoseOfTheShownTab(_ order: Order) throws {
        let sums = Journal()
        let screen = Screen {
            TabView {
                order.tab("A") { $0.preference(key: Sum.self, value: 1) }
                order.tab("B") { $0.preference(key: Sum.self, value: 10) }
            }
            .onPreferenceChange(Sum.self) { sum in
                MainActor.assumeIsolated { sums.note("\(sum)") }
            }
        }
        try screen.press("B")
        #expect(sums.read() == ["1", "10"])
    }

    @Test("NAV-294, NAV-223: a tab may hide the bar of its tab view from outside of tabItem")
    func theBarIsHiddenFromOutside() throws {
        let screen = Screen {
            TabView {
                Text("one").tabItem { Text("A") }
                Text("two").tabItem { Text("B") }.toolbar(.hidden, for: .tabBar)
            }
        }
        #expect(screen.texts == ["A", "B", "one"])
        try screen.press("B")
        #expect(screen.texts == ["two"])
    }

    @Test("NAV-294, NAV-175: a tab view that goes lets those tabs disappear that were shown")
    func hiddenTabsDoNotDisappearWithTheirTabView() throws {
        let journal = Journal()
        let isIn = Recorded(true)
        let stage = Stage {
            Live {
                if isIn.value {
                    TabView {
                        ForEach(["A", "B"], id: \.self) { name in
                            Text(name).tabItem { Text(name) }
                                .modifier(Noting(name: name, journal: journal))
                        }
                    }
                }
            }
        }
        #expect(journal.read() == ["appear A"])
        stage.act { isIn.value = false }
        #expect(journal.read() == ["disappear A"])
    }

    @Test("NAV-294: changes and publishers are followed once their tab was shown")
    func handlersLiveWithTheirTab() throws {
        let journal = Journal()
        let subject = PassthroughSubject<Int, Never>()
        let number = Recorded(0)
        let stage = Stage {
            Live {
                TabView {
                    Text("one").tabItem { Text("A") }
                    Text("two").tabItem { Text("B") }
                        .onChange(of: number.value) { _, new in journal.note("changed \(new)") }
                        .onReceive(subject) { journal.note("heard \($0)") }
                }
            }
        }
        stage.act { number.value = 1 }
        stage.act { subject.send(1) }
        #expect(journal.read() == [])
        try stage.press("B")
        stage.act { number.value = 2 }
        stage.act { subject.send(2) }
        #expect(journal.read() == ["changed 2", "heard 2"])
    }

    @Test("NAV-294: a modifier outside of tabItem shows its newest value")
    func deferredModifiersAreUpdated() throws {
        let number = Recorded(1)
        let stage = Stage {
            Live {
                TabView {
                    FixedTab().overlay { Text("above \(number.value)") }.onTapGesture {}
                }
            }
        }
        #expect(stage.texts == ["A", "fixed", "above 1"])
        stage.act { number.value = 2 }
        #expect(stage.texts == ["A", "fixed", "above 2"])
    }

    @Test("NAV-294: a destination, a search and a sheet outside of tabItem belong to the tab")
    func containersOutsideOfTabItem() throws {
        let isOpen = Recorded(false)
        let stage = Stage {
            NavigationStack {
                Live {
                    TabView {
                        NavigationLink("Go", value: 7).tabItem { Text("A") }
                            .navigationDestination(for: Int.self) { Text("number \($0)") }
                        Text("two").tabItem { Text("B") }
                            .searchable(text: .constant(""))
                            .sheet(isPresented: isOpen.binding) { Text("sheet") }
                    }
                }
            }
        }
        #expect(!stage.outline.contains("search"))
        try stage.press("B")
        #expect(stage.outline.contains("search"))
        stage.act { isOpen.value = true }
        #expect(stage.texts.last == "sheet")
        #expect(stage.issues == [.destinationInLazyContainer(type: "Int", container: "TabView")])
    }

    @Test("NAV-294: a tag is found on either side of tabItem and of other modifiers")
    func tagsAreFoundEverywhere() throws {
        let chosen = Recorded("c")
        let screen = Screen {
            Live {
                TabView(selection: chosen.binding) {
                    Text("one").tag("a").onAppear {}.padding().tabItem { Text("A") }
                    Text("two").tabItem { Text("B") }.tag("b").background { Color.red }.id(2)
                    OwnTag(tag: "c").tabItem { Text("C") }
                    OwnTag(tag: "d").onAppear {}.tabItem { Text("D") }.badge(4)
                }
            }
        }
        #expect(screen.texts.last == "tagged c")
        for (name, tag) in [("A", "a"), ("B", "b"), ("D", "d"), ("C", "c")] {
            try screen.press(name)
            #expect(chosen.value == tag)
        }
    }

    @Test("NAV-294: a badge belongs to the tab wherever it stands")
    func badgesAreFoundEverywhere() {
        let screen = Screen {
            TabView {
                Text("one").badge(1).tabItem { Text("A") }
                Text("two").tabItem { Text("B") }.badge(2)
                Text("three").tabItem { Text("C") }.badge(3).overlay { Text("above") }
                Text("four").tabItem { Text("D") }.overlay { Text("above") }.badge(4)
            }
        }
        for number in 1...4 { #expect(screen.outline.contains("badge \"\(number)\"")) }
    }
}

/// The place of the modifiers of a tab's content: inside of `tabItem`, around it, or elsewhere.
enum Order: CaseIterable {
    case inside, outside, between, ownBody

    @MainActor @ViewBuilder func tab<V: View>(
        _ name: String, @ViewBuilder _ modified: (AnyView) -> V
    ) -> some View {
        let content = AnyView(Text("content of \(name)"))
        switch self {
        case .inside: modified(content).tabItem { Text(name) }
        case .outside: modified(AnyView(content.tabItem { Text(name) }))
        case .between: modified(AnyView(content.tabItem { Text(name) })).tag(name)
        case .ownBody: modified(AnyView(Boxed { content.tabItem { Text(name) } }))
        }
    }
}

private struct Boxed<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content }
}

private struct Noting: ViewModifier {
    let name: String
    let journal: Journal

    func body(content: Content) -> some View {
        content
            .onAppear { journal.note("appear \(name)") }
            .onDisappear { journal.note("disappear \(name)") }
    }
}

private struct OwnTab: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("count \(count)") { count += 1 }.tabItem { Text("\(name) \(count)") }
    }
}

private struct FixedTab: View {
    var body: some View { Text("fixed").tabItem { Text("A") } }
}

private struct OwnTag: View {
    let tag: String

    var body: some View { Text("tagged \(tag)").tag(tag) }
}

private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
