// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// A process that goes on from another one shows the columns that were shown there.
@MainActor @Suite("Columns that are found again") struct RestoredColumnTests {
    @Test("RES-012, NAV-106: a sidebar that a person hid stays hidden in the next process")
    func aHiddenSidebarStaysHidden() throws {
        let screen = Screen(.regular) { Columns() }
        try screen.toggleSidebar()
        #expect(screen.texts == ["Detail"])
        let restored = Screen(restoring: screen.savedState, .regular) { Columns() }
        #expect(restored.texts == ["Detail"])
        try restored.toggleSidebar()
        #expect(restored.texts == ["Sidebar", "Detail"])
        let last = Screen(restoring: restored.savedState, .regular) { Columns() }
        #expect(last.texts == ["Sidebar", "Detail"])
    }

    @Test("RES-012: hiding the sidebar is a change of what is saved")
    func hidingIsAChange() throws {
        let screen = Screen(.regular) { Columns() }
        let before = screen.savedState
        try screen.toggleSidebar()
        #expect(screen.savedState != before)
    }

    @Test("RES-012: what a binding says is the app's, and is not kept beside it")
    func aBindingDecides() throws {
        let screen = Screen(.regular) { Bound() }
        let before = screen.savedState
        try screen.toggleSidebar()
        #expect(screen.texts == ["Detail"])
        #expect(screen.savedState == before)
    }

    @Test("RES-012: a split view that comes anew shows all its columns")
    func aSplitViewThatComesAnewBeginsAnew() throws {
        let screen = Screen(.regular) { LeavingTabs(Columns()) }
        try screen.toggleSidebar()
        #expect(screen.texts == ["Leave", "Detail"])
        try screen.press("Leave")
        try screen.press("Leave")
        #expect(screen.texts == ["Leave", "Sidebar", "Detail"])
    }
}

private struct Columns: View {
    var body: some View {
        NavigationSplitView {
            Text("Sidebar")
        } detail: {
            Text("Detail")
        }
    }
}

private struct Bound: View {
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            Text("Sidebar")
        } detail: {
            Text("Detail")
        }
    }
}
