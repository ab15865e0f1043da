// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A node that owns an element.
@MainActor class ElementNode<Content: View>: _ViewNode<Content> {
    private var ownCell: ElementCell?

    override final var cell: ElementCell? { ownCell }

    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        ownCell = ElementCell(owner: self)
    }

    /// Shows what is inside in the node's own place, or in an element again.
    final func setOwnsElement(_ ownsElement: Bool) {
        guard ownsElement != (ownCell != nil) else { return }
        if let ownCell { graph.cells.remove(ownCell.id) }
        ownCell = ownsElement ? ElementCell(owner: self) : nil
        graph.setContentDirty(self)
        graph.setChildrenDirty(self)
        cellsChanged()
    }

    override func update(_ view: Content) {
        super.update(view)
        graph.counters.nodesVisited += 1
        graph.setContentDirty(self)
        inputs.readBy?.wordsChanged()
    }
}

/// A node that owns an element and keeps its view.
@MainActor class KeepingElementNode<Content: View>: ElementNode<Content> {
    final var view: Content

    override init(_ view: Content, _ inputs: _NodeInputs) {
        self.view = view
        super.init(view, inputs)
    }

    override func update(_ view: Content) {
        self.view = view
        super.update(view)
    }
}
