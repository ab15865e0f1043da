// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("Items of the framework and of screens") struct DefaultItemTests {
    @Test("NAV-226, B39: a split view in the first column shows no second button for the sidebar")
    func nestedSplitViewsShowOneButton() {
        let stage = Stage(.regular) {
            NavigationSplitView {
                NavigationSplitView {
                    Text("a")
                } detail: {
                    Text("b")
                }
            } detail: {
                Text("c")
            }
        }
        #expect(toggles(stage) == [true, false])
    }

    @Test("NAV-226: a split view in a later column has the button while that column is not first")
    func splitViewsInLaterColumns() {
        let visibility = Recorded(NavigationSplitViewVisibility.all)
        let stage = Stage(.regular) {
            NavigationSplitView(columnVisibility: visibility.binding) {
                Text("a")
            } detail: {
                NavigationSplitView {
                    Text("b")
                } detail: {
                    Text("c")
                }
            }
        }
        #expect(toggles(stage) == [true, true])
        stage.act { visibility.value = .detailOnly }
        #expect(toggles(stage) == [true, false])
    }

    @Test("NAV-226: the button for the sidebar is taken away, as long as the screen is there")
    func theSidebarsButtonIsTakenAway() throws {
        let stage = Stage(.regular) {
            NavigationSplitView {
                Text("a").toolbar(removing: .sidebarToggle)
            } detail: {
                Text("b")
            }
        }
        #expect(toggles(stage) == [false])
        let pushed = Stage(.regular) {
            NavigationSplitView {
                Text("a")
            } detail: {
                NavigationStack {
                    NavigationLink("Go") { Text("b").toolbar(removing: .sidebarToggle) }
                }
            }
        }
        #expect(toggles(pushed) == [true])
        try pushed.press("Go")
        #expect(toggles(pushed) == [false])
        try pushed.screen.back()
        #expect(toggles(pushed) == [true])
    }

    @Test("NAV-226: a covered screen does not take the button for the sidebar away")
    func coveredScreensTakeNothingAway() throws {
        let stage = Stage(.regular) {
            NavigationSplitView {
                Text("a")
            } detail: {
                NavigationStack {
                    NavigationLink("Go") { Text("b") }.toolbar(removing: .sidebarToggle)
                }
            }
        }
        #expect(toggles(stage) == [false])
        try stage.press("Go")
        #expect(toggles(stage) == [true])
        try stage.screen.back()
        #expect(toggles(stage) == [false])
    }

    @Test("NAV-226: a title taken away is not shown, and still names the screen")
    func theTitleIsTakenAway() throws {
        let stage = Stage {
            NavigationStack {
                NavigationLink("Go") { Text("x") }.navigationTitle("Root").toolbar(removing: .title)
            }
        }
        #expect(stage.texts == ["Go"])
        try stage.press("Go")
        #expect(stage.screen.frontScreens.last?.screen?.back?.title == "Root")
    }

    @Test(
        "NAV-227, B39: items follow from the views that are there, in each column and at each size"
    )
    func itemsFollowFromTheViews() throws {
        let stage = Stage(.regular) {
            NavigationSplitView {
                Text("a").toolbar { SwiftUI.Button("Left") {} }
            } detail: {
                Text("b").toolbar { SwiftUI.Button("Right") {} }
            }
        }
        #expect(stage.texts == ["Left", "a", "Right", "b"])
        for _ in 0..<2 {
            stage.screen.resize(to: .compact)
            stage.screen.resize(to: .regular)
            #expect(stage.texts == ["Left", "a", "Right", "b"])
        }
    }

    @Test("NAV-227: an item that is moved to another place is there once")
    func itemsMoveToAnotherPlace() throws {
        struct Moving: View {
            @State private var isLow = false

            var body: some View {
                NavigationStack {
                    Text("x").toolbar {
                        ToolbarItem(placement: isLow ? .bottomBar : .primaryAction) {
                            SwiftUI.Button("Move") { isLow.toggle() }
                        }
                    }
                }
            }
        }
        let stage = Stage { Moving() }
        #expect(stage.screen.frontScreens.last?.screen?.isBarVisible == true)
        try stage.press("Move")
        #expect(stage.outline.contains("item bottomBar"))
        #expect(!stage.outline.contains("item primaryAction"))
        #expect(stage.screen.frontScreens.last?.screen?.isBarVisible == false)
    }

    private func toggles(_ stage: Stage) -> [Bool] {
        var toggles: [Bool] = []
        stage.session.root.forEach { element in
            if case .split(let split) = element.role { toggles.append(split.canToggleSidebar) }
        }
        return toggles
    }
}
