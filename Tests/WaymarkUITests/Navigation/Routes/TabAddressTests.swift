// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

/// Tests of the addresses of tabs.
@MainActor @Suite("Addresses of tabs") struct TabAddressTests {
    private enum Meal: String { case lunch, dinner }
    private struct Unwritten: Hashable {}

    @Test("NAV-280: a tab is called by its value, or by the words of its label, or by its number")
    func theNamesOfTabs() {
        let screen = Screen(starting: []) {
            TabView {
                Text("a").tabItem { Text("First of all") }
                Text("b").tabItem { Text("Daily Bread") }.tag(Meal.lunch)
                Text("c").tabItem { Label("Daily Bread", systemImage: "star") }
                Text("d").tabItem { Text("Unwritten") }.tag(Unwritten())
                Text("e").tabItem { Image(systemName: "star") }
            }
        }
        let names = [[], ["~lunch"], ["~daily-bread"], ["~unwritten"], ["~5"]]
        #expect(screen.tabRoutes == names)
    }

    @Test("NAV-280: tabs that are called alike have their numbers")
    func tabsThatAreCalledAlike() {
        let screen = Screen(starting: ["~more-3"]) {
            TabView {
                Text("a").tabItem { Text("More") }
                Text("b").tabItem { Text("More") }
                Text("c").tabItem { Text("More") }
            }
        }
        #expect(screen.tabRoutes == [[], ["~more-2"], ["~more-3"]])
        #expect(screen.texts.contains("c"))
    }

    @Test("NAV-280: the address of a tab begins with what leads to the tab view")
    func tabsInAColumn() {
        struct Places: View {
            @State private var place: String? = "inn"
            var body: some View {
                NavigationSplitView {
                    List(["inn", "mill"], id: \.self, selection: $place) { Text($0) }
                } detail: {
                    TabView {
                        NavigationStack {
                            Text("Map")
                                .navigationDestination(for: Int.self) { Text("At \($0)") }
                        }
                        .tabItem { Text("Map") }
                        Text("Words").tabItem { Text("Words") }
                    }
                }
            }
        }
        let screen = Screen(starting: ["inn"], .regular) { Places() }
        #expect(screen.tabRoutes == [["inn"], ["inn", "~words"]])
        screen.navigate(to: ["mill", "~words"])
        #expect(screen.route == ["mill", "~words"])
        #expect(screen.tabRoutes == [["mill"], ["mill", "~words"]])
        screen.navigate(to: ["mill", "Int:3"])
        #expect(screen.texts.contains("At 3"))
        #expect(screen.tabRoutes == [["mill"], ["mill", "~words"]])
        screen.navigate(to: ["-", "~words"])
        #expect(screen.tabRoutes == [[], ["-", "~words"]])
    }

    @Test("The address of a link says of each list before it that nothing is selected")
    func aLinkBesideAListWithoutASelection() throws {
        struct Places: View {
            @State private var place: String?
            var body: some View {
                NavigationSplitView {
                    List(["inn", "mill"], id: \.self, selection: $place) { Text($0) }
                } detail: {
                    NavigationStack {
                        NavigationLink("Go", value: "inn")
                            .navigationDestination(for: String.self) { Text("At \($0)") }
                    }
                }
            }
        }
        let screen = Screen(starting: [], .regular) { Places() }
        #expect(screen.linkRoutes == [["-", "String:inn"]])
        try screen.press("Go")
        #expect(screen.route == ["-", "String:inn"])
        #expect(Screen(starting: screen.route, .regular) { Places() }.texts.contains("At inn"))
    }

    @Test("NAV-280: the address of a tab inside a tab names both")
    func tabsInATab() {
        let screen = Screen(starting: ["~outer", "~inner"]) {
            TabView {
                Text("a").tabItem { Text("Start") }
                TabView {
                    Text("b").tabItem { Text("Begin") }
                    Text("c").tabItem { Text("Inner") }
                }
                .tabItem { Text("Outer") }
            }
        }
        #expect(screen.texts.contains("c"))
        #expect(screen.route == ["~outer", "~inner"])
        #expect(screen.tabRoutes == [[], ["~outer"], ["~outer"], ["~outer", "~inner"]])
    }

    @Test("NAV-283: a screen above a tab view keeps the tab in its address")
    func aScreenAboveTabs() {
        struct Book: View {
            var body: some View {
                NavigationStack {
                    TabView {
                        Text("a").tabItem { Text("Start") }
                        NavigationLink("Go", value: 3).tabItem { Text("Links") }
                    }
                    .navigationDestination(for: Int.self) { Text("At \($0)") }
                }
            }
        }
        let screen = Screen(starting: ["~links", "Int:3"]) { Book() }
        #expect(screen.texts.contains("At 3"))
        #expect(screen.route == ["~links", "Int:3"])
        screen.navigate(to: [])
        #expect(screen.route == [])
        #expect(screen.tabRoutes == [[], ["~links"]])
    }

    @Test("NAV-280: a link that is called as a tab has a number")
    func aLinkThatIsCalledAsATab() {
        let screen = Screen(starting: ["~settings-1"]) {
            TabView {
                NavigationStack {
                    NavigationLink("Settings") { Text("Of the link") }
                    NavigationLink("About") { Text("About") }
                }
                .tabItem { Text("Home") }
                Text("Of the tab").tabItem { Text("Settings") }
            }
        }
        #expect(screen.texts.contains("Of the link"))
        screen.navigate(to: [])
        #expect(screen.linkRoutes == [["~settings-1"], ["~about"]])
        screen.navigate(to: ["~settings"])
        #expect(screen.texts.contains("Of the tab"))
    }

    @Test(
        "NAV-280: pages and tabs on a pushed screen are parts of a page, with a panel of their own")
    func tabsThatArePartsOfAPage() throws {
        let pages = Screen(starting: []) {
            TabView {
                Text("first")
                Text("second").tabItem { Text("Second") }
            }
            .tabViewStyle(.page)
        }
        #expect(pages.session.root.outline.contains("tab bar in the page"))
        #expect(pages.session.root.outline.contains("tab panel \"Page 1\"\n"))
        try pages.press("Second")
        #expect(pages.session.root.outline.contains("tab panel \"Second\"\n"))
        #expect(pages.texts.contains("second") && !pages.texts.contains("first"))
        let places = Screen(starting: []) { TabView { Text("a").tabItem { Text("A") } } }
        #expect(!places.session.root.outline.contains("panel"))
        let pushed = Screen(starting: ["~go"]) {
            NavigationStack {
                NavigationLink("Go") { TabView { Text("a").tabItem { Text("A") } } }
            }
        }
        #expect(pushed.session.root.outline.contains("tab panel \"A\"\n"))
    }

    @Test("NAV-280: pages, tabs on a pushed screen and those behind a sheet have no address")
    func tabsWithoutAddresses() throws {
        struct Sheet: View {
            @State private var isShown = true
            var body: some View {
                TabView {
                    Text("a").tabItem { Text("A") }
                    Text("b").tabItem { Text("B") }
                }
                .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
            }
        }
        let pages = Screen(starting: []) {
            TabView {
                Text("a")
                Text("b")
            }
            .tabViewStyle(.page)
        }
        #expect(pages.tabRoutes == [nil, nil])
        let pushed = Screen(starting: ["~go"]) {
            NavigationStack {
                NavigationLink("Go") {
                    TabView {
                        Text("a").tabItem { Text("A") }
                        Text("b").tabItem { Text("B") }
                    }
                }
            }
        }
        #expect(pushed.tabRoutes == [nil, nil])
        let covered = Screen(starting: []) { Sheet() }
        #expect(covered.tabRoutes == [nil, nil])
        try covered.press("Close")
        #expect(covered.tabRoutes == [[], ["~b"]])
    }
}

extension WaymarkTesting.Screen {
    /// The routes to which the tabs lead, in order.
    fileprivate var tabRoutes: [[String]?] {
        var routes: [[String]?] = []
        session.root.forEach { if case .tab(let tab) = $0.role { routes.append(tab.route) } }
        return routes
    }
}
