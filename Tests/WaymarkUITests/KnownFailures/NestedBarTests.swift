// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

/// A stack in another one's screen, and which of the two shows its bar.
@MainActor @Suite("Bars of nested stacks") struct NestedBarTests {
    @Test("NAV-010: where the outer bar shows, the inner root's title adds none")
    func theInnerRootHasNoBar() throws {
        let screen = Screen { Nested(outerTitle: Recorded("Outer")) }
        #expect(bars(screen) == [true, false])
        #expect(screen.issues.map(\.kind) == [.nestedStack])
    }

    @Test("NAV-010: a pushed inner screen has its bar, for there is the way back")
    func aPushedInnerScreenHasItsBar() throws {
        let screen = Screen { Nested(outerTitle: Recorded("Outer")) }
        try screen.press("Go")
        #expect(bars(screen) == [true, true])
        try screen.back()
        #expect(screen.depth == 0)
        #expect(screen.issues.count == 1)
    }

    @Test("NAV-010: an inner bar with items, or one that is asked for, is shown")
    func anInnerBarWithItemsIsShown() {
        let items = Screen {
            NavigationStack {
                NavigationStack { Text("In").toolbar { Button("Add") {} } }.navigationTitle("Out")
            }
        }
        #expect(bars(items) == [true, true])
        let asked = Screen {
            NavigationStack {
                NavigationStack {
                    Text("In").navigationTitle("In").toolbar(.visible, for: .navigationBar)
                }
                .navigationTitle("Out")
            }
        }
        #expect(bars(asked) == [true, true])
        #expect(items.issues.count + asked.issues.count == 2)
    }

    @Test("NAV-010: the inner bar comes and goes with the outer one")
    func theInnerBarFollowsTheOuterOne() {
        let title = Recorded("")
        let screen = Screen { Nested(outerTitle: title) }
        #expect(bars(screen) == [false, true])
        screen.change { title.value = "Outer" }
        #expect(bars(screen) == [true, false])
        screen.change { title.value = "" }
        #expect(bars(screen) == [false, true])
        #expect(screen.issues.count == 1)
    }

    @Test("NAV-269, NAV-010: the same holds for a stack in a NavigationView")
    func aStackInANavigationViewHasNoBar() throws {
        let screen = Screen {
            NavigationView {
                NavigationStack { NavigationLink("Go") { Text("There") }.navigationTitle("Inner") }
                    .navigationTitle("Outer")
            }
        }
        #expect(bars(screen) == [true, false])
        try screen.press("Go")
        #expect(bars(screen) == [true, true])
        #expect(screen.issues.map(\.kind) == [.nestedStack])
    }

    @Test("NAV-269, NAV-010: a NavigationView inside a NavigationView is an issue too")
    func aNavigationViewInANavigationViewIsAnIssue() {
        let screen = Screen { NavigationView { NavigationView { Text("Deep") } } }
        #expect(screen.texts == ["Deep"])
        #expect(screen.issues.map(\.kind) == [.nestedStack])
    }

    private func bars(_ screen: WaymarkTesting.Screen) -> [Bool] {
        screen.frontScreens.compactMap { $0.screen?.isBarVisible }
    }
}

private struct Nested: View {
    let outerTitle: Recorded<String>

    var body: some View {
        NavigationStack {
            NavigationStack {
                NavigationLink("Go") { Text("There") }.navigationTitle("Inner")
            }
            .navigationTitle(outerTitle.value)
        }
    }
}
