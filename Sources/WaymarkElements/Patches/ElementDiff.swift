// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Element {
    /// The patches that turn this tree into another; elements are the same when their ids are.
    ///
    /// All removals come first, so that an id may leave one parent and turn up under another: it is
    /// then removed and inserted. The roots need the same id, otherwise the whole tree is replaced.
    ///
    /// - Complexity: O(n log n), and O(n) when nothing moved, over all elements of both trees.
    public func patches(to new: Element) -> [ElementPatch] {
        guard id == new.id else { return [.replace(id, with: new)] }
        var diff = TreeDiff()
        var pending = [(self, new)]
        while let (old, new) = pending.popLast() {
            pending.append(contentsOf: diff.compare(old, new))
        }
        return diff.removals + diff.others
    }
}

/// The patches found so far.
private struct TreeDiff {
    var removals: [ElementPatch] = []
    var others: [ElementPatch] = []

    /// Compares two elements of the same id; returns their common children, the last one first.
    mutating func compare(_ old: Element, _ new: Element) -> [(Element, Element)] {
        if old.content != new.content { others.append(.update(new.id, new.content)) }
        if old.children.isEmpty && new.children.isEmpty { return [] }
        let children = Dictionary(uniqueKeysWithValues: new.children.map { ($0.id, $0) })
        for edit in listEdits(from: old.children.map(\.id), to: new.children.map(\.id)) {
            add(edit, in: new.id, children)
        }
        return old.children.reversed().compactMap { child in
            children[child.id].map { (child, $0) }
        }
    }

    private mutating func add(
        _ edit: ListEdit<ElementID>, in parent: ElementID, _ children: [ElementID: Element]
    ) {
        switch edit {
        case .remove(let id): removals.append(.remove(id, parent: parent))
        case .move(let id, let index): others.append(.move(id, parent: parent, index: index))
        case .insert(let id, let index):
            guard let child = children[id] else { return }
            others.append(.insert(child, parent: parent, index: index))
        }
    }
}
