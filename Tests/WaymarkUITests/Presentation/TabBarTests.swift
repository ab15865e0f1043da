// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Tests of what a tab view's bar shows, and of when there is a bar.
@MainActor @Suite("Tab bars") struct TabBarTests {
    @Test("NAV-223: a tab's content hides the bar while the tab is shown, or brings it back")
    func contentHidesTheBar() throws {
        let isHidden = Recorded(false)
        let stage = Stage {
            TabView {
                Live {
                    Text("Reading").toolbar(isHidden.value ? .hidden : .visible, for: .tabBar)
                }
                .tabItem { Text("Read") }
                Text("Others").tabItem { Text("More") }
            }
        }
        #expect(stage.texts == ["Read", "More", "Reading"])
        stage.act { isHidden.value = true }
        #expect(stage.texts == ["Reading"])
        #expect(stage.outline.contains("tabs bare"))
        #expect(throws: ScreenError.self) { try stage.press("More") }
        stage.act { isHidden.value = false }
        try stage.press("More")
        #expect(stage.texts == ["Read", "More", "Others"])
    }

    @Test("NAV-223: a pushed screen hides the bar until it is popped")
    func aPushedScreenHidesTheBar() throws {
        let stage = Stage {
            TabView {
                NavigationStack {
                    NavigationLink("Open", value: 1)
                        .navigationDestination(for: Int.self) { _ in
                            Text("Photo").toolbarVisibility(.hidden, for: .tabBar)
                        }
                }
                .tabItem { Text("Photos") }
            }
        }
        #expect(stage.texts == ["Photos", "Open"])
        try stage.press("Open")
        #expect(stage.texts == ["Photo"])
        try stage.screen.back()
        #expect(stage.texts == ["Photos", "Open"])
    }

    @Test("NAV-223: a bar that is hidden in one tab is there in the others")
    func aBarIsHiddenInItsTabAlone() {
        let selection = Recorded("a")
        let stage = Stage {
            Live {
                TabView(selection: selection.binding) {
                    Tab("A", systemImage: "star", value: "a") {
                        Text("In a").toolbar(.hidden, for: .tabBar)
                    }
                    Tab("B", systemImage: "star", value: "b") { Text("In b") }
                }
            }
        }
        #expect(stage.texts == ["In a"])
        stage.act { selection.value = "b" }
        #expect(stage.texts == ["A", "B", "In b"])
    }

    @Test("NAV-223: of two tab views, the inner one is meant")
    func theNearestBarIsMeant() {
        let stage = Stage {
            TabView {
                TabView {
                    Text("Inside").toolbar(.hidden, for: .tabBar).tabItem { Text("Inner") }
                }
                .tabItem { Text("Outer") }
            }
        }
        #expect(stage.texts == ["Outer", "Inside"])
    }

    @Test("A sidebar shows the headers of sections, a bar does not")
    func sidebarsShowHeaders() throws {
        let stage = Stage {
            TabView {
                Tab("Home", systemImage: "house") { Text("At home") }
                TabSection("Collections") {
                    Tab("Photos", systemImage: "photo") { Text("All photos") }
                }
                TabSection("Nothing yet") {
                    Tab("Films", systemImage: "star") { Text("No films") }.hidden()
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        #expect(stage.texts == ["Home", "Collections", "Photos", "At home"])
        #expect(stage.outline.contains("header"))
        stage.screen.resize(to: .compact)
        #expect(stage.texts == ["Home", "Photos", "At home"])
        stage.screen.resize(to: .regular)
        try stage.press("Photos")
        #expect(stage.texts == ["Home", "Collections", "Photos", "All photos"])
    }

    @Test("A badge of a section is one of its tabs, not of its header")
    func badgesAreForTabs() {
        let stage = Stage {
            TabView {
                TabSection {
                    Tab("Inbox", systemImage: "tray") { Text("Letters") }
                } header: {
                    Label("Post", systemImage: "envelope")
                }
                .badge(2)
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        #expect(stage.outline.contains("tab selected badge \"2\""))
        #expect(stage.texts == ["Post", "Inbox", "Letters"])
    }
}
