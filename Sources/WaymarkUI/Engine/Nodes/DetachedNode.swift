// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Content whose elements go to who made the node, and not to the container that it stands in.
@MainActor final class DetachedNode<Content: View>: _ViewNode<Content> {
    private var child: Mounted<Content>?
    private let changed: () -> Void

    init(_ view: Content, _ inputs: _NodeInputs, changed: @escaping () -> Void) {
        self.changed = changed
        super.init(view, inputs)
        child = mount(view, childInputs)
    }

    override func update(_ view: Content) {
        child?.update(view)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    var cells: [ElementCell] {
        var cells: [ElementCell] = []
        child?.node.collectCells(into: &cells)
        return cells
    }

    override func collectCells(into cells: inout [ElementCell]) {}

    override var interceptsCells: Bool { true }

    override func interceptedCellsChanged() { changed() }
}
