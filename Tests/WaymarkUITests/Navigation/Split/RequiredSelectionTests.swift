// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@MainActor @Suite("Selections that are never empty") struct RequiredSelectionTests {
    @Test("NAV-123, NAV-135: going back from a selection that cannot be cleared shows the list")
    func backShowsTheList() throws {
        let letter = Recorded("a")
        let screen = Screen { Letters(letter: letter) }
        #expect(screen.title == "Detail a")
        try screen.back()
        #expect(screen.title == "Side")
        #expect(letter.writes.isEmpty)
        try screen.press("Letter a")
        #expect(screen.title == "Detail a")
        try screen.back()
        try screen.press("Letter b")
        #expect(screen.title == "Detail b")
    }

    @Test("NAV-122: another selection, or more room, leads on again")
    func anotherSelectionLeadsOn() throws {
        let letter = Recorded("a")
        let screen = Screen { Letters(letter: letter) }
        try screen.back()
        screen.change { letter.value = "b" }
        #expect(screen.title == "Detail b")
        try screen.back()
        screen.resize(to: .regular)
        screen.resize(to: .compact)
        #expect(screen.title == "Detail b")
    }

    @Test("NAV-131, NAV-235: dismiss cannot clear it, so that it closes what the split view is in")
    func dismissGoesOutwards() throws {
        let isOpen = Recorded(true)
        let screen = Screen(.regular) {
            Text("Under").sheet(isPresented: isOpen.binding) { Letters(letter: Recorded("a")) }
        }
        try screen.press("Leave true")
        #expect(isOpen.writes == [false])
        let alone = Screen(.regular) { Letters(letter: Recorded("a")) }
        #expect(alone.texts.contains("Leave false"))
    }
}

private struct Letters: View {
    let letter: Recorded<String>

    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self, selection: letter.binding) { Text("Letter \($0)") }
                .navigationTitle("Side")
        } detail: {
            LeavingButton().navigationTitle("Detail \(letter.value)")
        }
    }
}

private struct LeavingButton: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View { Button("Leave \(isPresented)") { dismiss() } }
}
