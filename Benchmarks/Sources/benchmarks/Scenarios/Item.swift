// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The data that a row shows.
struct Item: Identifiable, Hashable {
    let id: Int
    var name: String

    static func list(_ count: Int) -> [Item] {
        (0..<count).map { Item(id: $0, name: "Item \($0)") }
    }
}

/// A row with a body of its own.
struct ItemRow: View {
    let item: Item

    var body: some View { Text(item.name) }
}

/// The same row in the floor.
struct FloorItemRow: FloorView {
    let item: Item

    var body: FloorText { FloorText(string: item.name) }
}

extension FloorRows where Element == Item, Row == FloorItemRow {
    init(_ items: [Item]) {
        self.init(elements: items, id: { $0.id }, row: { FloorItemRow(item: $0) })
    }
}

/// A way from outside into a view's state.
final class Remote<Value> {
    var binding: Binding<Value>?
}

extension Remote {
    /// The value of the state.
    var value: Value? {
        get { binding?.wrappedValue }
        set { if let newValue { binding?.wrappedValue = newValue } }
    }
}

/// A list whose rows come from an array in its own state.
struct ItemList: View {
    let remote: Remote<[Item]>
    @State var items: [Item]

    var body: some View {
        let _ = remote.binding = $items
        List(items) { ItemRow(item: $0) }
    }
}
