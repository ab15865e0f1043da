// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Lists: View {
    @State private var one: Int?
    @State private var some: Set<Int> = []
    @State private var always = 0
    let marks = [Mark(id: 1), Mark(id: 2)]

    @ViewBuilder var body: some View {
        List(selection: $one) { Text("row").tag(1) }
        List(selection: $some) { Text("row").tag(1, includeOptional: false) }
        List(selection: $always) { Text("row").selectionDisabled() }
        List { Text("row").selectionDisabled(true) }
        plain
        single
        multiple
        required
    }

    @ViewBuilder private var plain: some View {
        List(marks) { Text("\($0.id)") }
        List(marks, id: \.id) { Text("\($0.id)") }
        List(0..<3) { Text("\($0)") }
    }

    @ViewBuilder private var single: some View {
        List(marks, selection: $one) { Text("\($0.id)") }
        List(marks, id: \.id, selection: $one) { Text("\($0.id)") }
        List(0..<3, selection: $one) { Text("\($0)") }
    }

    @ViewBuilder private var multiple: some View {
        List(marks, selection: $some) { Text("\($0.id)") }
        List(marks, id: \.id, selection: $some) { Text("\($0.id)") }
        List(0..<3, selection: $some) { Text("\($0)") }
    }

    @ViewBuilder private var required: some View {
        List(marks, selection: $always) { Text("\($0.id)") }
        List(marks, id: \.id, selection: $always) { Text("\($0.id)") }
        List(0..<3, selection: $always) { Text("\($0)") }
    }
}

/// Lists of elements that the rows change.
struct BindingLists: View {
    @State private var marks = [Mark(id: 1)]
    @State private var one: Int?
    @State private var some: Set<Int> = []

    @ViewBuilder var body: some View {
        List($marks) { $mark in Text("\(mark.id)") }
        List($marks, id: \.id) { $mark in Text("\(mark.id)") }
        List($marks, selection: $one) { $mark in Text("\(mark.id)") }
        List($marks, selection: $some) { $mark in Text("\(mark.id)") }
        List($marks, id: \.id, selection: $one) { $mark in Text("\(mark.id)") }
    }
}

/// Lists whose rows a person deletes and moves.
struct EditableLists: View {
    @State private var marks = [Mark(id: 1)]
    @State private var one: Int?
    @State private var some: Set<Int> = []
    @State private var always = 1

    @ViewBuilder var body: some View {
        List($marks, editActions: .all) { $mark in Text("\(mark.id)") }
        List($marks, editActions: [.move, .delete], selection: $one) { $mark in Text("\(mark.id)") }
        List($marks, editActions: .delete, selection: $some) { $mark in Text("\(mark.id)") }
        List($marks, id: \.id, editActions: .move) { $mark in Text("\(mark.id)") }
        List($marks, id: \.id, editActions: .all, selection: $one) { $mark in Text("\(mark.id)") }
        List($marks, id: \.id, editActions: .all, selection: $some) { $mark in Text("\(mark.id)") }
        List($marks, editActions: .all, selection: $always) { $mark in Text("\(mark.id)") }
        List($marks, id: \.id, editActions: .all, selection: $always) { $mark in
            Text("\(mark.id)")
        }
        handlers
    }

    private var handlers: some View {
        List {
            ForEach($marks, editActions: .all) { $mark in Text("\(mark.id)") }
            ForEach($marks, id: \.id, editActions: .delete) { $mark in Text("\(mark.id)") }
            ForEach(marks) { mark in
                Text("\(mark.id)").deleteDisabled(true).moveDisabled(false)
                    .swipeActions { Button("Flag") {} }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
            }
            .onDelete { marks.remove(atOffsets: $0) }
            .onMove { marks.move(fromOffsets: $0, toOffset: $1) }
            .onInsert(of: [.url, .data]) { index, providers in insert(providers, at: index) }
            .onInsert(of: ["public.url"], perform: { insert($1, at: $0) })
            ForEach(marks) { Text("\($0.id)") }.onDelete(perform: remove).onMove(perform: nil)
        }
        .toolbar { EditButton() }
        .environment(\.editMode, .constant(.active))
    }

    private func remove(at offsets: IndexSet) { marks.remove(atOffsets: offsets) }

    private func insert(_ providers: [NSItemProvider], at index: Int) {
        for provider in providers where provider.hasItemConformingToTypeIdentifier("public.url") {
            provider.loadTransferable(type: URL.self) { _ in }
        }
    }
}

private struct Branch: Identifiable {
    let id: Int
    var branches: [Branch]?
}

/// Lists of trees.
struct Trees: View {
    @State private var one: Int?
    @State private var some: Set<Int> = []
    @State private var always = 1
    @State private var isOpen = true
    @State private var tree = [Branch(id: 1, branches: [Branch(id: 2)])]

    @ViewBuilder var body: some View {
        List(tree, children: \.branches) { Text("\($0.id)") }
        List(tree, children: \.branches, selection: $one) { Text("\($0.id)") }
        List(tree, children: \.branches, selection: $some) { Text("\($0.id)") }
        List(tree, children: \.branches, selection: $always) { Text("\($0.id)") }
        List(tree, id: \.id, children: \.branches) { Text("\($0.id)") }
        List(tree, id: \.id, children: \.branches, selection: $one) { Text("\($0.id)") }
        List(tree, id: \.id, children: \.branches, selection: $some) { Text("\($0.id)") }
        List(tree, id: \.id, children: \.branches, selection: $always) { Text("\($0.id)") }
        bound
        groups
    }

    @ViewBuilder private var bound: some View {
        List($tree, children: \.branches) { $branch in Text("\(branch.id)") }
        List($tree, children: \.branches, selection: $one) { $branch in Text("\(branch.id)") }
        List($tree, children: \.branches, selection: $some) { $branch in Text("\(branch.id)") }
        List($tree, children: \.branches, selection: $always) { $branch in Text("\(branch.id)") }
        List($tree, id: \.id, children: \.branches) { $branch in Text("\(branch.id)") }
        List($tree, id: \.id, children: \.branches, selection: $one) { $branch in
            Text("\(branch.id)")
        }
        OutlineGroup($tree, children: \.branches) { $branch in Text("\(branch.id)") }
    }

    @ViewBuilder private var groups: some View {
        OutlineGroup(tree, children: \.branches) { Text("\($0.id)") }
        OutlineGroup(tree[0], children: \.branches) { Text("\($0.id)") }
        OutlineGroup(tree, id: \.id, children: \.branches) { Text("\($0.id)") }
        DisclosureGroup("More") { Text("inside") }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        DisclosureGroup(isExpanded: $isOpen) {
            Text("inside")
        } label: {
            Label("More", systemImage: "star")
        }
        Section("Title", isExpanded: $isOpen) { Text("row") }
        Section(isExpanded: $isOpen) {
            Text("row")
        } header: {
            Text("Title")
        }
    }
}
