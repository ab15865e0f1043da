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
