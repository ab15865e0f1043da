// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Graph {
    /// Reads: dirty nodes. Writes: views, property storage, the tree of nodes. May invalidate:
    /// nodes below, resolvers, elements. Runs top-down by depth, in the order of making among
    /// siblings, so that a parent's new value reaches a child before the child's own turn. A screen
    /// waits for what it is there for; if that is gone, until the screen could be taken away.
    func evaluateBodies(_ rounds: inout SettleRounds) {
        let overdue = Set(overdueNodes.map(ObjectIdentifier.init))
        dirtyNodes += overdueNodes
        overdueNodes = []
        while !dirtyNodes.isEmpty {
            evaluationRound += 1
            let due =
                dirtyNodes.count > 1
                ? dirtyNodes.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) } : dirtyNodes
            dirtyNodes = []
            var waiting: [_Node] = []
            for node in due where node.isDirty && node.isMounted {
                if node.waitsForItsScreen, !overdue.contains(ObjectIdentifier(node)) {
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
    /// Whether what a screen around this node is there for is still due, or gone (B32).
    fileprivate final var waitsForItsScreen: Bool {
        var node: _Node? = self as? ScreenNode ?? enclosingScreen
        var isBeyondScreen = false
        while let current = node {
            if isBeyondScreen, current.isDirty { return true }
            node = current.parent
            guard let screen = current as? ScreenNode else { continue }
            if screen.core.isOutdated(screen) { return true }
            guard let presenter = screen.presenter else { continue }
            guard presenter.isMounted, presenter.isOn else { return true }
            isBeyondScreen = true
            node = presenter
        }
        return false
    }
}
