// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The element of one node, kept between flushes so that only changes are sent.
@MainActor final class ElementCell {
    let id: ElementID
    /// How many elements inside have no cells; their numbers follow this one's.
    var insideCount: Int32 = 0
    unowned let owner: _Node
    var content = ElementContent(.divider)
    var children: [ElementCell] = []
    /// Whether the renderer has it.
    var isPlaced = false
    var isContentDirty = false
    var areChildrenDirty = false
    var isInsideDirty = false

    init(owner: _Node) {
        self.owner = owner
        id = owner.graph.makeID()
        owner.graph.cells.add(self)
    }

    /// The element and all that it holds, as a value.
    var element: Element {
        Element(
            id: id, content: content,
            children: insideCount > 0 ? owner.makeInside() : children.map(\.element))
    }

    func setPlaced(_ placed: Bool) {
        isPlaced = placed
        for child in children { child.setPlaced(placed) }
    }
}
