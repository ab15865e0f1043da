// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Graph {
    /// Reads: nodes that own an element and are due. Writes: cells, patches. May invalidate:
    /// nothing. What the renderer does not have (a covered screen) is not built until it is placed.
    func buildElements() {
        var contents = dirtyContents
        dirtyContents = []
        let children =
            dirtyChildren.count > 1 ? dirtyChildren.sorted { $0.depth < $1.depth } : dirtyChildren
        dirtyChildren = []
        for node in children where node.isMounted { buildChildren(of: node) }
        contents.removeAll { !$0.isMounted }
        for node in contents { buildContent(of: node) }
        let insides = changedInsides
        changedInsides = []
        for (node, shown) in insides where node.isMounted { buildInside(of: node, shown) }
    }

    /// Sends what differs of elements that have no nodes; there are as many of them as before.
    private func buildInside(of node: _Node, _ shown: [ElementContent]) {
        guard let cell = node.cell, cell.isPlaced, cell.isInsideDirty else { return }
        cell.isInsideDirty = false
        let contents = node.makeInsideContents()
        for index in contents.indices where contents[index] != shown[index] {
            let id = ElementID(cell.id.rawValue + 1 + Int32(index))
            patches.append(.update(id, contents[index]))
        }
    }

    private func buildContent(of node: _Node) {
        guard let cell = node.cell, cell.isPlaced, cell.isContentDirty else { return }
        cell.isContentDirty = false
        let content = node.makeContent()
        guard content != cell.content else { return }
        cell.content = content
        patches.append(.update(cell.id, content))
    }

    private func buildChildren(of node: _Node) {
        guard let cell = node.cell, cell.isPlaced, cell.areChildrenDirty else { return }
        cell.areChildrenDirty = false
        let new = node.makeChildCells()
        let old = cell.children
        guard !new.elementsEqual(old, by: ===) else { return }
        cell.children = new
        let edits = listEdits(from: old.map(\.id), to: new.map(\.id))
        for case .remove(let id) in edits { cells[id]?.setPlaced(false) }
        for edit in edits { patches.append(patch(edit, in: cell)) }
    }

    private func patch(_ edit: ListEdit<ElementID>, in parent: ElementCell) -> ElementPatch {
        switch edit {
        case .remove(let id): return .remove(id, parent: parent.id)
        case .move(let id, let index): return .move(id, parent: parent.id, index: index)
        case .insert(let id, let index):
            let cell = cells[id]
            if let cell { place(cell) }
            let element = cell?.element ?? Element(id: id, content: ElementContent(.divider))
            return .insert(element, parent: parent.id, index: index)
        }
    }

    /// Builds a cell and all inside it for the first time since it was last shown.
    func place(_ cell: ElementCell) {
        let node = cell.owner
        cell.isPlaced = true
        cell.isContentDirty = false
        cell.areChildrenDirty = false
        cell.isInsideDirty = false
        cell.content = node.makeContent()
        let children = node.makeChildCells()
        cell.children = children
        for child in children { place(child) }
    }
}
