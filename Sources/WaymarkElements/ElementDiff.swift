// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Element {
    /// The patches that turn this tree into another; elements are the same when their ids are.
    ///
    /// The roots need the same id, otherwise the whole tree is replaced.
    public func patches(to new: Element) -> [ElementPatch] {
        guard id == new.id else { return [.replace(id, with: new)] }
        var patches: [ElementPatch] = []
        Self.compare(self, new, into: &patches)
        return patches
    }

    private static func compare(_ old: Element, _ new: Element, into patches: inout [ElementPatch]) {
        if old.content != new.content { patches.append(.update(new.id, new.content)) }
        if old.children.isEmpty && new.children.isEmpty { return }
        let newChildren = Dictionary(uniqueKeysWithValues: new.children.map { ($0.id, $0) })
        let edits = listEdits(from: old.children.map(\.id), to: new.children.map(\.id))
        for edit in edits {
            switch edit {
            case .remove(let id): patches.append(.remove(id, parent: new.id))
            case .move(let id, let index): patches.append(.move(id, parent: new.id, index: index))
            case .insert(let id, let index):
                if let child = newChildren[id] {
                    patches.append(.insert(child, parent: new.id, index: index))
                }
            }
        }
        for child in old.children {
            if let next = newChildren[child.id] { compare(child, next, into: &patches) }
        }
    }
}
