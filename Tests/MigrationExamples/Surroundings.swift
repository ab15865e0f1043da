// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

// What the examples take for granted.

let name = "Milk"
let days = 3
let title = "Inbox"
let label = "Close"
let items = [Item(id: 1), Item(id: 2)]
let item = items[0]
let folder = Folder(name: "Inbox")

struct Item: Identifiable { let id: Int }
struct Draft {}

@MainActor struct Model {
    var isOn = ExampleFlags.start
    func delete() { ExampleNotes.add("delete") }
}

@MainActor func load() { ExampleNotes.add("load") }
@MainActor func save() { ExampleNotes.add("save") }

@MainActor var list: some View { List { Text("Milk").noted("Milk") } }
@MainActor var row: some View { Text("Row") }
@MainActor var a: some View { Text("A") }
@MainActor var b: some View { Text("B") }
@MainActor var add: some View { Button("Add") {} }
@MainActor var addButton: some View { Button("Add") {} }
@MainActor var cancel: some View { Button("Cancel") {} }
@MainActor var share: some View { Button("Share") {} }
@MainActor var editor: some View { Editor() }
@MainActor func done() -> some View { Button("Done") {} }
@MainActor func makeItem() -> some View { Text("Item") }

struct Editor: View { var body: some View { Text("Editor").noted("Editor") } }

struct Detail: View {
    var item: Item?
    init(_ item: Item? = nil) { self.item = item }
    var body: some View { Text("Detail of \(item?.id ?? 0)").noted("Detail") }
}

struct Row: View {
    var item: Item?
    init(_ item: Item? = nil) { self.item = item }
    var body: some View { Text("Row \(item?.id ?? 0)").noted("Row") }
}

/// A view of a library, which shows its content in place.
struct Deck<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack(content: content) }
}

extension View {
    /// Notes that the view comes and goes.
    func noted(_ name: String) -> some View {
        onAppear { ExampleNotes.add("\(name) appears") }
            .onDisappear { ExampleNotes.add("\(name) disappears") }
    }
}
