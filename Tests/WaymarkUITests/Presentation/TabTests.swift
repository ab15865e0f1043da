// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing

@testable import WaymarkTesting

@MainActor @Suite("Tabs") struct TabTests {
    @Test("NAV-280: a person chooses a tab by its title; only its content is on screen")
    func aPersonChoosesATab() throws {
        let stage = Stage {
            TabView {
                Text("First content").tabItem { Text("First") }
                Text("Second content").tabItem { Label("Second", systemImage: "star") }
            }
        }
        #expect(stage.texts == ["First", "Second", "First content"])
        try stage.press("Second")
        #expect(stage.texts == ["First", "Second", "Second content"])
    }

    @Test("NAV-280: content is made at the first visit, and appears at each", .countsWork)
    func contentIsMadeAtTheFirstVisit() throws {
        let journal = Journal()
        let stage = Stage {
            TabView {
                Visited(name: "a", journal: journal).tabItem { Text("A") }
                Visited(name: "b", journal: journal).tabItem { Text("B") }
            }
        }
        #expect(journal.read() == ["body a", "appear a"])
        try stage.press("B")
        #expect(journal.read() == ["body b", "appear b", "disappear a"])
        try stage.press("A")
        #expect(journal.read() == ["appear a", "disappear b"])
    }

    @Test("NAV-280: each tab keeps its state and its own path while another is shown")
    func tabsKeepTheirPaths() throws {
        let stage = Stage {
            TabView {
                Numbered(title: "Home").tabItem { Text("Home tab") }
                Numbered(title: "More").tabItem { Text("More tab") }
            }
        }
        try stage.press("Go to 1")
        #expect(stage.screen.title == "Home 1")
        try stage.press("More tab")
        #expect(stage.screen.title == "More")
        #expect(stage.screen.depth == 0)
        try stage.press("Home tab")
        #expect(stage.screen.title == "Home 1")
        #expect(stage.screen.depth == 1)
        try stage.screen.back()
        #expect(stage.screen.title == "Home")
    }

    @Test("NAV-281: choosing the current tab again empties its path through the binding")
    func choosingAgainGoesToTheRoot() throws {
        let path = Recorded([1, 2])
        let stage = Stage {
            TabView {
                NavigationStack(path: path.binding) {
                    Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
                .tabItem { Text("Numbers") }
            }
        }
        try stage.press("Numbers")
        #expect(path.writes == [[]])
        #expect(stage.texts == ["Numbers", "Root"])
    }

    @Test("NAV-282, B06: destinations in each tab serve the stack of that tab")
    func destinationsStandInTheirTab() throws {
        let stage = Stage {
            TabView {
                Numbered(title: "A").tabItem { Text("Tab A") }
                Numbered(title: "B").tabItem { Text("Tab B") }
            }
        }
        try stage.press("Tab B")
        try stage.press("Go to 1")
        #expect(stage.screen.title == "B 1")
    }

    @Test("NAV-282, B06: a destination in a tab for the stack around is an issue, for Apple's")
    func destinationsInATabForTheStackAround() throws {
        let stage = Stage {
            NavigationStack {
                TabView {
                    NavigationLink("Go to 1", value: 1)
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                        .tabItem { Text("Tab") }
                }
            }
        }
        try stage.press("Go to 1")
        #expect(stage.texts == ["Number 1"])
        #expect(stage.issues == [.destinationInLazyContainer(type: "Int", container: "TabView")])
    }

    @Test("NAV-283: the selected tab's title is that of the stack around")
    func theBarShowsTheSelectedTabsTitle() throws {
        let stage = Stage {
            NavigationStack {
                TabView {
                    Text("1").navigationTitle("One").tabItem { Text("Tab 1") }
                    Text("2").navigationTitle("Two").tabItem { Text("Tab 2") }
                }
            }
        }
        #expect(stage.screen.title == "One")
        try stage.press("Tab 2")
        #expect(stage.screen.title == "Two")
    }

    @Test("NAV-283: the selected tab's items stand in the bar of the stack around")
    func theBarShowsTheSelectedTabsItems() throws {
        let stage = Stage {
            NavigationStack {
                TabView {
                    Text("1").toolbar { Button("Add one") {} }.tabItem { Text("Tab 1") }
                    Text("2").toolbar { Button("Add two") {} }.tabItem { Text("Tab 2") }
                }
            }
        }
        #expect(stage.texts == ["Add one", "Tab 1", "Tab 2", "1"])
        try stage.press("Tab 2")
        #expect(stage.texts == ["Add two", "Tab 1", "Tab 2", "2"])
        try stage.press("Tab 1")
        #expect(stage.texts == ["Add one", "Tab 1", "Tab 2", "1"])
    }

    @Test("NAV-283: what a tab pushes on the stack around covers the tabs, under the one bar")
    func aPushFromATabCoversTheTabs() throws {
        let stage = Stage {
            NavigationStack {
                TabView {
                    NavigationLink("Go") { Text("there").navigationTitle("There") }
                        .navigationTitle("One").tabItem { Text("Tab 1") }
                    Text("2").navigationTitle("Two").tabItem { Text("Tab 2") }
                }
            }
        }
        #expect(stage.ids { $0.screen != nil }.count == 1)
        try stage.press("Go")
        #expect(stage.texts == ["There", "there"])
        #expect(stage.outline.contains("back to \"One\""))
        try stage.screen.back()
        #expect(stage.texts == ["One", "Tab 1", "Tab 2", "Go"])
        try stage.press("Tab 2")
        #expect(stage.screen.title == "Two")
    }

    @Test("NAV-284: the selection is the tag of the tab, inside or outside of its label")
    func selectionByTag() throws {
        let selection = Recorded("b")
        let stage = Stage {
            Following(selection) { selection in
                TabView(selection: selection) {
                    Text("A content").tag("a").tabItem { Text("A") }
                    Text("B content").tabItem { Text("B") }.tag("b")
                }
            }
        }
        #expect(stage.texts == ["A", "B", "B content"])
        try stage.press("A")
        #expect(selection.writes == ["a"])
        #expect(stage.texts == ["A", "B", "A content"])
        selection.value = "b"
        stage.act()
        #expect(stage.texts == ["A", "B", "B content"])
    }

    @Test("NAV-284: a tag of another type than the selection is an issue")
    func tagsOfOtherTypes() throws {
        let selection = Recorded("a")
        let stage = Stage {
            TabView(selection: selection.binding) {
                Text("A content").tabItem { Text("A") }.tag("a")
                Text("B content").tabItem { Text("B") }.tag(2)
            }
        }
        try stage.press("B")
        #expect(stage.issues == [.selectionMismatch(tag: "Int", selection: "String")])
        #expect(selection.writes.isEmpty)
    }

    @Test("NAV-284: 'Tab' values select; a hidden tab is away, a section's tabs are there")
    func tabsWithValues() throws {
        let selection = Recorded(Place.home)
        let showsNews = Recorded(false)
        let stage = Stage {
            Following(showsNews) { showsNews in
                TabView(selection: selection.binding) {
                    Tab("Home", systemImage: "house", value: Place.home) { Text("At home") }
                    Tab("News", systemImage: "bell", value: Place.news) { Text("News here") }
                        .badge(3)
                        .hidden(!showsNews.wrappedValue)
                    TabSection("Others") {
                        Tab(value: Place.search, role: .search) { Text("Search here") }
                    }
                }
            }
        }
        #expect(stage.texts == ["Home", "Search", "At home"])
        showsNews.value = true
        stage.act()
        #expect(stage.texts == ["Home", "News", "Search", "At home"])
        #expect(stage.outline.contains("tab badge \"3\""))
        try stage.press("Search")
        #expect(selection.writes == [.search])
        #expect(stage.texts.last == "Search here")
    }

    @Test("NAV-280: tabs without values, of a collection, remember which one is shown")
    func tabsWithoutValues() throws {
        let stage = Stage {
            TabView {
                Tab("Home", systemImage: "house") { Text("At home") }
                ForEach(["x", "y"], id: \.self) { name in
                    Tab("Tab \(name)", systemImage: "star") { Text("Content \(name)") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        try stage.press("Tab y")
        #expect(stage.texts == ["Home", "Tab x", "Tab y", "Content y"])
        #expect(stage.outline.contains("tabs sidebar"))
    }

    @Test("NAV-280: pages need no labels; a number calls them")
    func pages() throws {
        let page = Recorded(0)
        let stage = Stage {
            Following(page) { page in
                TabView(selection: page) {
                    ForEach(0..<3) { Text("Content \($0)") }
                }
                .tabViewStyle(.page)
            }
        }
        #expect(stage.texts == ["Content 0"])
        try stage.press("Page 3")
        #expect(page.writes == [2])
        #expect(stage.texts == ["Content 2"])
    }

    @Test("NAV-280: when the shown tab goes, the first takes its place")
    func aTabThatGoes() throws {
        let hasSecond = Recorded(true)
        let stage = Stage {
            Following(hasSecond) { hasSecond in
                TabView {
                    Text("A content").tabItem { Text("A") }
                    if hasSecond.wrappedValue { Text("B content").tabItem { Text("B") } }
                }
            }
        }
        try stage.press("B")
        hasSecond.value = false
        stage.act()
        #expect(stage.texts == ["A", "A content"])
    }
}

private enum Place { case home, news, search }

/// Content that follows a recorded value.
private struct Following<Value, Content: View>: View {
    let value: Recorded<Value>
    let content: (Binding<Value>) -> Content

    init(_ value: Recorded<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.value = value
        self.content = content
    }

    var body: some View { content(value.binding) }
}

private struct Visited: View {
    let name: String
    let journal: Journal

    var body: some View {
        let _ = journal.note("body \(name)")
        Text(name)
            .onAppear { journal.note("appear \(name)") }
            .onDisappear { journal.note("disappear \(name)") }
    }
}

private struct Numbered: View {
    let title: String

    var body: some View {
        NavigationStack {
            NavigationLink("Go to 1", value: 1)
                .navigationTitle(title)
                .navigationDestination(for: Int.self) {
                    Text("Here").navigationTitle("\(title) \($0)")
                }
        }
    }
}
