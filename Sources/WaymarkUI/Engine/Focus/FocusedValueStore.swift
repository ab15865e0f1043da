// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The focused values of one session: those of what is shown, and over them those of what has the
/// keyboard's focus.
@MainActor final class FocusedValueStore {
    private let dependency = Dependency()
    private var shown = Contributions()
    private var focused = Contributions()
    /// The values of all; `nil` when they are to be put together again.
    private var all: FocusedValues?
    /// How often the values of a node were other ones in this update.
    private var changes: [ObjectIdentifier: Int] = [:]

    /// Sets what a node says while it is shown.
    func setShown(_ values: FocusedValues?, by node: _Node) {
        if shown.set(values, by: node) { changed(by: node, isEnd: values == nil) }
    }

    /// Sets what a node says while it has the focus; of two nodes the inner one is told last.
    func setFocused(_ values: FocusedValues?, by node: _Node) {
        if focused.set(values, by: node) { changed(by: node, isEnd: values == nil) }
    }

    /// A closure is another one each time that it is made, so that a view that reads what it sets
    /// would be due for ever: each node makes readers due a few times in an update.
    private func changed(by node: _Node, isEnd: Bool) {
        all = nil
        let count = changes[ObjectIdentifier(node), default: 0] + 1
        changes[ObjectIdentifier(node)] = count
        if count <= 8 || isEnd { dependency.notify() }
    }

    func beginUpdate() { if !changes.isEmpty { changes = [:] } }

    /// The values now; the reader becomes due when one of them changes.
    func values(for reader: _Node) -> FocusedValues {
        dependency.add(reader)
        if let all { return all }
        var values = FocusedValues()
        for one in shown.inOrder + focused.inOrder { values.add(one) }
        all = values
        return values
    }
}

/// What several nodes say, the first of them first.
private struct Contributions {
    private var entries: [ObjectIdentifier: (order: Int, values: FocusedValues)] = [:]
    private var count = 0

    /// Returns whether anything is different now.
    mutating func set(_ values: FocusedValues?, by node: _Node) -> Bool {
        let id = ObjectIdentifier(node)
        guard let values else { return entries.removeValue(forKey: id) != nil }
        guard let known = entries[id] else {
            count += 1
            entries[id] = (count, values)
            return true
        }
        entries[id] = (known.order, values)
        return !known.values.isSame(as: values)
    }

    var inOrder: [FocusedValues] {
        entries.values.sorted { $0.order < $1.order }.map(\.values)
    }
}
