// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A tree taken apart by id, so that a patch costs what it changes.
public struct ElementEditor {
    private struct Entry {
        var content: ElementContent
        var children: [ElementID]
        var parent: ElementID?
    }

    private var entries: [ElementID: Entry] = [:]
    private var root: ElementID

    public init(_ tree: Element) {
        root = tree.id
        add(tree, parent: nil)
    }

    /// The tree as the patches so far have left it.
    public var tree: Element { element(root) }

    /// Applies one patch.
    ///
    /// - Throws: `ElementPatchError` when the patch does not belong to this tree, which then stays as it was.
    public mutating func apply(_ patch: ElementPatch) throws {
        switch patch {
        case .insert(let element, let parent, let index):
            try insert(element, into: parent, at: index)
        case .remove(let id, let parent):
            let place = try self.place(of: id, in: parent, patch: "remove")
            entries[parent]?.children.remove(at: place)
            discard(id)
        case .move(let id, let parent, let index):
            try move(id, in: parent, to: index)
        case .replace(let id, let element):
            try replace(id, with: element)
        case .update(let id, let content):
            guard entries[id] != nil else { throw ElementPatchError.unknownElement(id, patch: "update") }
            entries[id]?.content = content
        }
    }

    private mutating func insert(_ element: Element, into parent: ElementID, at index: Int) throws {
        guard let count = entries[parent]?.children.count else {
            throw ElementPatchError.unknownElement(parent, patch: "insert into")
        }
        guard (0...count).contains(index) else {
            throw ElementPatchError.indexOutOfRange(index, count: count, parent: parent)
        }
        entries[parent]?.children.insert(element.id, at: index)
        add(element, parent: parent)
    }

    private mutating func move(_ id: ElementID, in parent: ElementID, to index: Int) throws {
        let place = try self.place(of: id, in: parent, patch: "move")
        let remaining = (entries[parent]?.children.count ?? 1) - 1
        guard (0...remaining).contains(index) else {
            throw ElementPatchError.indexOutOfRange(index, count: remaining, parent: parent)
        }
        entries[parent]?.children.remove(at: place)
        entries[parent]?.children.insert(id, at: index)
    }

    private mutating func replace(_ id: ElementID, with element: Element) throws {
        guard let old = entries[id] else { throw ElementPatchError.unknownElement(id, patch: "replace") }
        if let parent = old.parent {
            let place = try self.place(of: id, in: parent, patch: "replace")
            entries[parent]?.children[place] = element.id
        } else {
            root = element.id
        }
        discard(id)
        add(element, parent: old.parent)
    }

    private func place(of id: ElementID, in parent: ElementID, patch: String) throws -> Int {
        guard entries[id] != nil else { throw ElementPatchError.unknownElement(id, patch: patch) }
        guard let place = entries[parent]?.children.firstIndex(of: id) else {
            throw ElementPatchError.wrongParent(id, parent: parent)
        }
        return place
    }

    private mutating func add(_ element: Element, parent: ElementID?) {
        entries[element.id] = Entry(
            content: element.content, children: element.children.map(\.id), parent: parent)
        for child in element.children { add(child, parent: element.id) }
    }

    private mutating func discard(_ id: ElementID) {
        guard let entry = entries.removeValue(forKey: id) else { return }
        for child in entry.children { discard(child) }
    }

    private func element(_ id: ElementID) -> Element {
        guard let entry = entries[id] else { return Element(id: id, content: ElementContent(.divider)) }
        return Element(id: id, content: entry.content, children: entry.children.map(element))
    }
}
