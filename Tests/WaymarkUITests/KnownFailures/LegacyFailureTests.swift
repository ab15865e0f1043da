// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Links of the deprecated family, wherever its container stands.
@MainActor @Suite("Known failures of NavigationView") struct LegacyFailureTests {
    @Test(
        "B44: links lead on wherever the container stands, by hand and by flag",
        arguments: LegacyPlace.allCases, [SizeClass.compact, .regular])
    func linksLeadOn(place: LegacyPlace, size: SizeClass) throws {
        let isActive = Recorded(false)
        let screen = Screen(size) { LegacyPlaced(place: place, isActive: isActive) }
        try screen.press("By hand")
        #expect(screen.texts.contains("led by hand"))
        if screen.canGoBack { try screen.back() }
        screen.change { isActive.value = true }
        #expect(screen.texts.contains("led by a flag"))
        screen.change { isActive.value = false }
        #expect(!screen.texts.contains("led by a flag"))
    }
}

enum LegacyPlace: CaseIterable { case alone, tab, sheet, group, stackStyle, inList }

private struct LegacyPlaced: View {
    let place: LegacyPlace
    let isActive: Recorded<Bool>

    @available(*, deprecated)
    var body: some View {
        switch place {
        case .alone: NavigationView { links }
        case .tab: TabView { NavigationView { links }.tabItem { Text("Tab") } }
        case .sheet: Text("Under").sheet(isPresented: .constant(true)) { NavigationView { links } }
        case .group: VStack { Group { if true { NavigationView { links } } } }
        case .stackStyle: NavigationView { links }.navigationViewStyle(.stack)
        case .inList: NavigationView { List { Section { links } } }
        }
    }

    @available(*, deprecated)
    private var links: some View {
        Group {
            VStack {
                NavigationLink("By hand") { Text("led by hand") }
                NavigationLink("By flag", isActive: isActive.binding) { Text("led by a flag") }
            }
        }
    }
}
