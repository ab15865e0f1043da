// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The focused values of one session: those of what is shown, and over them those of what has the
/// keyboard's focus.
@MainActor final class FocusedValueStore {
    private let dependency = Dependency()
    private var shown = Contributions()
    private var focused = Contributions()

    /// Sets what a node says while it is shown.
    func setShown(_ values: FocusedValues?, by node: _Node) { set(values, by: node, in: \.shown) }

    /// Sets what a node says while it has the focus; of two nodes the inner one is told last.
    func setFocused(_ values: FocusedValues?, by node: _Node) {
        set(values, by: node, in: \.focused)
    }

    private func set(
        _ values: FocusedValues?, by node: _Node,
        in place: ReferenceWritableKeyPath<FocusedValueStore, Contributions>
    ) {
        if self[keyPath: place].set(values, by: node) { dependency.notify() }
    }

    /// The values now; the reader becomes due when one of them changes.
    func values(for reader: _Node) -> FocusedValues {
        dependency.add(reader)
        var values = shown.all
        values.add(focused.all)
        return values
    }
}

/// What several nodes say, the first of them first.
private struct Contributions {
    private var entries: [(node: ObjectIdentifier, values: FocusedValues)] = []

    /// Returns whether anything is different now.
    mutating func set(_ values: FocusedValues?, by node: _Node) -> Bool {
        let id = ObjectIdentifier(node)
        let known = entries.firstIndex { $0.node == id }
        switch (known, values) {
        case (nil, nil): return false
        case (nil, let new?): entries.append((id, new))
        case (let index?, nil): entries.remove(at: index)
        case (let index?, let new?):
            let isSame = entries[index].values.isSame(as: new)
            entries[index].values = new
            return !isSame
        }
        return true
    }

    var all: FocusedValues {
        entries.reduce(into: FocusedValues()) { $0.add($1.values) }
    }
}
