// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A tree taken apart by id, so that a patch costs what it changes.
///
/// - Complexity: a patch is O(children of its parent + elements that it adds or removes).
public struct ElementEditor {
    /// One element of the tree, taken out of it.
    private struct Part {
        var content: ElementContent
        var children: [ElementID]
        var parent: ElementID?
    }

    private var parts: [ElementID: Part] = [:]
    private var root: ElementID

    /// Takes a tree apart; its ids are distinct.
    public init(_ tree: Element) {
        root = tree.id
        add(tree, parent: nil)
    }

    /// The tree as the patches so far have left it.
    ///
    /// - Complexity: O(elements in the tree).
    public var tree: Element {
        var built: [Element] = []
        for (id, part) in inReadingOrder(root).reversed() {
            let children = Array(built.suffix(part.children.count).reversed())
            built.removeLast(children.count)
            built.append(Element(id: id, content: part.content, children: children))
        }
        return built[0]
    }

    /// Applies one patch.
    ///
    /// - Throws: `ElementPatchError` when the patch does not belong to this tree, which then stays
    ///   as it was.
    public mutating func apply(_ patch: ElementPatch) throws {
        switch patch {
        case .insert(let element, let parent, let index):
            try insert(element, into: parent, at: index)
        case .remove(let id, let parent):
            let place = try self.place(of: id, in: parent, patch: "remove")
            parts[parent]?.children.remove(at: place)
            discard(id)
        case .move(let id, let parent, let index):
            try move(id, in: parent, to: index)
        case .replace(let id, let element):
            try replace(id, with: element)
        case .update(let id, let content):
            try check(id, patch: "update")
            parts[id]?.content = content
        }
    }

    private mutating func insert(
        _ element: Element, into parent: ElementID, at index: Int
    ) throws {
        guard let count = parts[parent]?.children.count else {
            throw ElementPatchError.unknownElement(parent, patch: "insert into")
        }
        guard (0...count).contains(index) else {
            throw ElementPatchError.indexOutOfRange(index, count: count, parent: parent)
        }
        try checkIsNew(element)
        parts[parent]?.children.insert(element.id, at: index)
        add(element, parent: parent)
    }

    private mutating func move(_ id: ElementID, in parent: ElementID, to index: Int) throws {
        let place = try self.place(of: id, in: parent, patch: "move")
        let remaining = (parts[parent]?.children.count ?? 1) - 1
        guard (0...remaining).contains(index) else {
            throw ElementPatchError.indexOutOfRange(index, count: remaining, parent: parent)
        }
        parts[parent]?.children.remove(at: place)
        parts[parent]?.children.insert(id, at: index)
    }

    private mutating func replace(_ id: ElementID, with element: Element) throws {
        try check(id, patch: "replace")
        try checkIsNew(element, besides: Set(inReadingOrder(id).map(\.id)))
        let parent = parts[id]?.parent
        if let parent {
            let place = try self.place(of: id, in: parent, patch: "replace")
            parts[parent]?.children[place] = element.id
        } else {
            root = element.id
        }
        discard(id)
        add(element, parent: parent)
    }
}

extension ElementEditor {
    private func check(_ id: ElementID, patch: String) throws {
        guard parts[id] != nil else {
            throw ElementPatchError.unknownElement(id, patch: patch)
        }
    }

    /// Throws when an id in `element` is taken, by the tree (without `leaving`) or twice by itself.
    private func checkIsNew(_ element: Element, besides leaving: Set<ElementID> = []) throws {
        var seen: Set<ElementID> = []
        var taken: ElementID?
        element.forEach { new in
            let isTaken = parts[new.id] != nil && !leaving.contains(new.id)
            if !seen.insert(new.id).inserted || isTaken { taken = taken ?? new.id }
        }
        if let taken { throw ElementPatchError.alreadyInTree(taken) }
    }

    private func place(of id: ElementID, in parent: ElementID, patch: String) throws -> Int {
        try check(id, patch: patch)
        guard let place = parts[parent]?.children.firstIndex(of: id) else {
            throw ElementPatchError.wrongParent(id, parent: parent)
        }
        return place
    }

    private mutating func add(_ element: Element, parent: ElementID?) {
        var pending = [(element, parent)]
        while let (element, parent) = pending.popLast() {
            parts[element.id] = Part(
                content: element.content, children: element.children.map(\.id), parent: parent)
            for child in element.children { pending.append((child, element.id)) }
        }
    }

    private mutating func discard(_ id: ElementID) {
        var pending = [id]
        while let id = pending.popLast() {
            if let part = parts.removeValue(forKey: id) {
                pending.append(contentsOf: part.children)
            }
        }
    }

    private func inReadingOrder(_ id: ElementID) -> [(id: ElementID, part: Part)] {
        var order: [(id: ElementID, part: Part)] = []
        var pending = [id]
        while let id = pending.popLast() {
            guard let part = parts[id] else { continue }
            order.append((id, part))
            pending.append(contentsOf: part.children.reversed())
        }
        return order
    }
}
