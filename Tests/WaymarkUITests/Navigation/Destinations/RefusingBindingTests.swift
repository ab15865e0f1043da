// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// Bindings that take no new value: what is shown follows from what they say.
@MainActor @Suite("Refusing bindings") struct RefusingBindingTests {
    @Test("NAV-027: a tab view stays where its selection says")
    func aRefusedTabIsNotShown() throws {
        let selection = refusing(0)
        let stage = Stage {
            TabView(selection: selection.binding) {
                Text("First").tabItem { Text("A") }.tag(0)
                Text("Second").tabItem { Text("B") }.tag(1)
            }
        }
        try stage.press("B")
        #expect(selection.writes == [1])
        #expect(stage.texts == ["A", "B", "First"])
        #expect(stage.outline.contains("tab selected"))
    }

    @Test("NAV-027: a list selects what its selection says")
    func aRefusedRowIsNotSelected() throws {
        let selection = refusing(Optional(1))
        let stage = Stage {
            List(1..<3, selection: selection.binding) { Text("Row \($0)").tag($0) }
        }
        try stage.press("Row 2")
        #expect(selection.writes == [2])
        #expect(stage.screen.selection == "Row 1")
    }

    @Test("NAV-027: an item that stays keeps its screen and its sheet")
    func aRefusedItemKeepsWhatItPresents() throws {
        let item = refusing(Optional(Entry(id: 7)))
        let pushed = Screen {
            NavigationStack {
                Text("Root").navigationDestination(item: item.binding) { Text("Entry \($0.id)") }
            }
        }
        try pushed.back()
        #expect(pushed.texts == ["Entry 7"])
        let sheet = Screen { Text("Root").sheet(item: item.binding) { Text("Entry \($0.id)") } }
        try sheet.dismiss()
        #expect(sheet.texts == ["Root", "Entry 7"])
        #expect(item.writes == [nil, nil])
        #expect(pushed.issues.map(\.kind) == [.refusedWrite(of: "item")])
        #expect(sheet.issues.map(\.kind) == [.refusedWrite(of: "item")])
    }

    @Test("NAV-027: a flag that stays on is named, and so is a constant one")
    func aRefusingFlagIsNamed() throws {
        let flag = refusing(true)
        let pushed = Screen {
            NavigationStack {
                Text("Root").navigationDestination(isPresented: flag.binding) { Text("pushed") }
            }
        }
        try pushed.back()
        #expect(pushed.texts == ["pushed"])
        #expect(pushed.issues.map(\.kind) == [.refusedWrite(of: "isPresented")])
        let sheet = Screen { Text("Root").sheet(isPresented: .constant(true)) { Text("sheet") } }
        try sheet.dismiss()
        #expect(sheet.issues.map(\.kind) == [.constantBinding(of: "isPresented")])
    }

    @Test("NAV-123, NAV-027: a selection that Back cannot clear is named")
    func aRefusingSelectionIsNamed() throws {
        let selection = refusing(Optional(1))
        let screen = Screen(.compact) {
            NavigationSplitView {
                List(1..<3, selection: selection.binding) { Text("Row \($0)").tag($0) }
            } detail: {
                Text("detail")
            }
        }
        try screen.back()
        #expect(selection.writes == [nil])
        #expect(screen.texts == ["detail"])
        #expect(screen.issues.map(\.kind) == [.refusedWrite(of: "selection")])
    }

    @Test("NAV-288: an item that makes way for another is not refused")
    func aQueueOfItemsIsNoIssue() throws {
        let item = Recorded(Optional(Entry(id: 1)))
        item.filter = { _ in Entry(id: 2) }
        let screen = Screen { Text("Root").sheet(item: item.binding) { Text("Entry \($0.id)") } }
        try screen.dismiss()
        #expect(screen.texts == ["Root", "Entry 2"])
        #expect(screen.issues.isEmpty)
    }

    @Test("NAV-027: a legacy link that stays on keeps its screen")
    func aRefusedLinkKeepsItsScreen() throws {
        let isOn = refusing(true)
        let screen = Screen(.compact) { ActiveLink(isActive: isOn) }
        try screen.back()
        #expect(isOn.writes == [false])
        #expect(screen.texts == ["There"])
        #expect(screen.issues.map(\.kind) == [.refusedWrite(of: "isActive")])
    }

    @Test("NAV-027: a flag that stands for a queue takes the write though it stays on")
    func aQueueIsNoRefusal() throws {
        let screen = Screen { Queue() }
        #expect(screen.texts.contains("first"))
        try screen.press("OK")
        #expect(screen.texts.contains("second"))
        #expect(screen.issues.isEmpty)
    }

    private func refusing<Value>(_ value: Value) -> Recorded<Value> {
        let recorded = Recorded(value)
        recorded.refuses = true
        return recorded
    }
}

private struct Entry: Hashable, Identifiable { let id: Int }

private struct Queue: View {
    @State private var errors = ["first", "second"]

    var body: some View {
        let isOn = Binding(get: { !errors.isEmpty }, set: { _ in errors.removeFirst() })
        Text("Under").sheet(isPresented: isOn) {
            Text(errors.first ?? "none")
            OKButton()
        }
    }
}

private struct OKButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("OK") { dismiss() } }
}
