// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Graph {
    /// Reads: dirty nodes. Writes: views, property storage, the tree of nodes. May invalidate:
    /// nodes below, resolvers, elements. Runs top-down by depth, in the order of making among
    /// siblings, so that a parent's new value reaches a child before the child's own turn. A screen
    /// waits for what presents it; if that is gone, until the screen could be taken away.
    func evaluateBodies(_ rounds: inout SettleRounds) {
        let overdue = Set(overdueNodes.map(ObjectIdentifier.init))
        dirtyNodes += overdueNodes
        overdueNodes = []
        while !dirtyNodes.isEmpty {
            let due =
                dirtyNodes.count > 1
                ? dirtyNodes.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) } : dirtyNodes
            dirtyNodes = []
            var waiting: [_Node] = []
            for node in due where node.isDirty && node.isMounted {
                if node.waitsForPresenter, !overdue.contains(ObjectIdentifier(node)) {
                    waiting.append(node)
                    continue
                }
                node.isDirty = false
                rounds.note(node)
                node.reevaluate()
            }
            if waiting.count == due.count {
                overdueNodes = waiting
                return
            }
            dirtyNodes += waiting
            guard dirtyNodes.isEmpty || rounds.canGoOn(in: self) else { return }
        }
    }
}

extension _Node {
    /// Whether something that presents a screen around this node is still due, or off (B32).
    fileprivate final var waitsForPresenter: Bool {
        var node: _Node? = self
        var isBeyondScreen = false
        while let current = node {
            if isBeyondScreen, current.isDirty { return true }
            guard let presenter = (current as? ScreenNode)?.presenter else {
                node = current.parent
                continue
            }
            guard presenter.isMounted, presenter.isOn else { return true }
            isBeyondScreen = true
            node = presenter
        }
        return false
    }
}
