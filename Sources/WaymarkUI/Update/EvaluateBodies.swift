// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Graph {
    /// Reads: dirty nodes. Writes: views, property storage, the tree of nodes. May invalidate:
    /// nodes below, resolvers, elements. Runs top-down by depth, in the order of making among
    /// siblings, so that a parent's new value reaches a child before the child's own turn.
    func evaluateBodies(_ rounds: inout SettleRounds) {
        while !dirtyNodes.isEmpty {
            let due =
                dirtyNodes.count > 1
                ? dirtyNodes.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) } : dirtyNodes
            dirtyNodes = []
            for node in due where node.isDirty && node.isMounted {
                node.isDirty = false
                rounds.note(node)
                node.reevaluate()
            }
            guard dirtyNodes.isEmpty || rounds.canGoOn(in: self) else { return }
        }
    }
}
