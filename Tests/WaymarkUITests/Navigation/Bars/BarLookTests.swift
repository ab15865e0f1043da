// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("How bars look") struct BarLookTests {
    @Test("NAV-223: a bar hidden from inside its screen is gone with its items")
    func hiddenBarsAreGone() {
        let stage = Stage {
            NavigationStack {
                VStack { Text("x").toolbar(.hidden, for: .navigationBar) }
                    .navigationTitle("T").modifier(BothBars())
            }
        }
        #expect(stage.texts == ["Low", "x"])
        #expect(front(stage)?.isBarVisible == false)
    }

    @Test("NAV-223: the bar at the bottom is hidden on its own")
    func bottomBarsAreHiddenOnTheirOwn() {
        let stage = Stage {
            NavigationStack {
                Text("x").navigationTitle("T").toolbarVisibility(.hidden, for: .bottomBar)
                    .modifier(BothBars())
            }
        }
        #expect(stage.texts == ["T", "High", "x"])
        #expect(front(stage)?.bottomBar.isVisible == false)
        #expect(front(stage)?.isBarVisible == true)
    }

    @Test("NAV-223: of several preferences the outermost counts, for each bar and each part")
    func theOutermostPreferenceCounts() {
        let stage = Stage {
            NavigationStack {
                Text("x").toolbarBackground(.red, for: .navigationBar, .bottomBar)
                    .toolbarBackground(.blue, for: .navigationBar)
                    .toolbarBackgroundVisibility(.visible, for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .bottomBar)
            }
        }
        #expect(front(stage)?.topBar.color == ColorValue(.blue))
        #expect(front(stage)?.topBar.background == .visible)
        #expect(front(stage)?.topBar.scheme == nil)
        #expect(front(stage)?.bottomBar.color == ColorValue(.red))
        #expect(front(stage)?.bottomBar.scheme == .dark)
    }

    @Test("NAV-223: what is said of bars reaches the nearest screen and no other")
    func preferencesBelongToTheirScreen() throws {
        let stage = Stage {
            NavigationStack {
                NavigationLink("Go") {
                    Text("End").navigationTitle("End").toolbar(.hidden, for: .navigationBar)
                }
                .navigationTitle("Root")
            }
        }
        try stage.press("Go")
        #expect(front(stage)?.isBarVisible == false)
        try stage.screen.back()
        #expect(front(stage)?.isBarVisible == true)
    }

    @Test("NAV-223, B41: a bar hidden on one screen is shown on the next")
    func hidingIsNotInherited() throws {
        let stage = Stage {
            NavigationStack {
                NavigationLink("Go") { Text("End").navigationTitle("End") }
                    .navigationTitle("Root").toolbar(.hidden, for: .navigationBar)
                    .toolbarBackground(.red, for: .navigationBar)
            }
        }
        #expect(front(stage)?.isBarVisible == false)
        try stage.press("Go")
        #expect(front(stage)?.isBarVisible == true)
        #expect(front(stage)?.topBar == BarLook())
    }

    @Test("NAV-223: a bar comes and goes with state")
    func visibilityFollowsState() throws {
        struct Reading: View {
            @State private var isReading = false

            var body: some View {
                NavigationStack {
                    SwiftUI.Toggle("Read", isOn: $isReading).navigationTitle("Book")
                        .toolbar(isReading ? .hidden : .automatic, for: .automatic)
                        .modifier(BothBars())
                }
            }
        }
        let stage = Stage { Reading() }
        #expect(stage.texts == ["Book", "High", "Low", "Read"])
        try stage.screen.toggle("Read")
        #expect(stage.texts == ["Low", "Read"])
        try stage.screen.toggle("Read")
        #expect(stage.texts == ["Book", "High", "Low", "Read"])
    }

    @Test("NAV-224: a role says where the title stands, and is the screen's own")
    func rolesAreTheScreensOwn() throws {
        let stage = Stage {
            NavigationStack {
                NavigationLink("Go") { Text("End").navigationTitle("End").toolbarRole(.editor) }
                    .navigationTitle("Root").toolbarRole(.browser)
            }
        }
        #expect(front(stage)?.role == .browser)
        try stage.press("Go")
        #expect(front(stage)?.role == .editor)
        try stage.screen.back()
        #expect(front(stage)?.role == .browser)
    }

    @Test("NAV-224: the automatic role is that of a stack")
    func theAutomaticRole() {
        for role in [ToolbarRole.automatic, .navigationStack] {
            let stage = Stage { NavigationStack { Text("x").toolbarRole(role) } }
            #expect(front(stage)?.role == .standard)
        }
    }

    private func front(_ stage: Stage) -> ScreenElement? {
        stage.screen.frontScreens.last?.screen
    }
}

private struct BothBars: ViewModifier {
    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .primaryAction) { Text("High") }
            ToolbarItem(placement: .bottomBar) { Text("Low") }
        }
    }
}
