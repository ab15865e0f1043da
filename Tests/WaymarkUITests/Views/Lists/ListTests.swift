// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

@testable import WaymarkUI

/// Rows and sections.
@MainActor @Suite struct ListTests {
    @Test func rowsOfABoundCollectionChangeTheirElement() throws {
        let stage = Stage { Tasks() }
        try stage.screen.toggle("second")
        #expect(stage.texts.contains("done: second"))
        try stage.press("Remove the first")
        #expect(!stage.texts.contains("first"))
        try stage.screen.toggle("second")
        #expect(stage.texts.contains("done: "))
    }

    @Test func everyLeafViewIsARow() {
        let stage = Stage {
            List {
                Text("a")
                Group {
                    Text("b")
                    HStack {
                        Text("c")
                        Text("d")
                    }
                }
                Wrapped()
                ForEach(0..<2, id: \.self) { Text("\($0)") }
            }
        }
        #expect(stage.outline.split(separator: "\n").count { $0 == "    row" } == 7)
        #expect(stage.outline.contains("    row\n      hstack\n        text \"c\""))
    }

    @Test func sectionsHoldTheirRowsBetweenHeaderAndFooter() {
        let stage = Stage {
            List {
                Section("First") { Text("a") }
                Section {
                    Text("b")
                } header: {
                    Text("h")
                } footer: {
                    Text("f")
                }
            }
        }
        #expect(
            stage.outline == """
                window
                  list insetGrouped
                    section
                      header
                        text "First"
                      row
                        text "a"
                    section
                      header
                        text "h"
                      row
                        text "b"
                      footer
                        text "f"
                """)
    }

    @Test func everyInitializerWithDataShowsRows() {
        let items = [Item(id: 1), Item(id: 2)]
        let stage = Stage {
            List(items) { Text("i\($0.id)") }
            List(["a"], id: \.self) { Text($0) }
            List(0..<1) { Text("\($0)") }
            List(.constant(items)) { $item in Text("b\(item.id)") }
            List(items, selection: .constant(2)) { Text("s\($0.id)") }
        }
        #expect(stage.texts == ["i1", "i2", "a", "0", "b1", "b2", "s1", "s2"])
        #expect(stage.screen.selection == "s2")
    }

    @Test func aMovedRowMovesAsOneElement() throws {
        let stage = Stage { Moving() }
        try stage.press("Reverse")
        #expect(stage.texts.prefix(3) == ["c", "b", "a"])
        #expect(stage.batches.map(\.kinds) == [["move", "move"]])
    }

    struct Item: Identifiable { let id: Int }
}

private struct Wrapped: View {
    var body: some View {
        Text("e")
        Text("f")
    }
}

private struct Moving: View {
    @State private var letters = ["a", "b", "c"]

    var body: some View {
        List(letters, id: \.self) { Text($0) }
        Button("Reverse") { letters.reverse() }
    }
}

private struct Tasks: View {
    struct Task: Identifiable {
        let id: String
        var isDone = false
    }

    @State private var tasks = [Task(id: "first"), Task(id: "second")]

    var body: some View {
        List($tasks) { $task in Toggle(task.id, isOn: $task.isDone) }
        Text("done: \(tasks.filter(\.isDone).map(\.id).joined(separator: ", "))")
        Button("Remove the first") { tasks.removeFirst() }
    }
}
