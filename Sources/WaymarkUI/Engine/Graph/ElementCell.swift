// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The element of one node, kept between flushes so that only changes are sent.
@MainActor final class ElementCell {
    let id: ElementID
    /// The number of elements inside that have no cells; their ids follow this one's.
    var insideCount: Int32 = 0
    unowned let owner: _Node
    var content = ElementContent(.divider)
    private var kept = Few<ElementCell>.none
    /// True if the renderer has it.
    var isPlaced = false
    var isContentDirty = false
    var areChildrenDirty = false
    var isInsideDirty = false

    init(owner: _Node) {
        self.owner = owner
        id = owner.graph.makeID()
        owner.graph.cells.add(self)
    }

    var children: [ElementCell] {
        get { kept.all }
        set { kept = Few(newValue) }
    }

    /// The element and all that it holds, as a value.
    var element: Element { Element(id: id, content: content, children: elementsInside) }

    private var elementsInside: [Element] {
        if insideCount > 0 { return owner.makeInside() }
        switch kept {
        case .none: return []
        case .one(let child): return [child.element]
        case .several(let children): return children.map(\.element)
        }
    }

    /// Goes down without closures in between: trees may be deep, and the stack is not.
    func setPlaced(_ placed: Bool) {
        isPlaced = placed
        switch kept {
        case .none: break
        case .one(let child): child.setPlaced(placed)
        case .several(let children): for child in children { child.setPlaced(placed) }
        }
    }
}
