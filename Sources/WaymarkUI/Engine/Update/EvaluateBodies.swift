// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Graph {
    /// Reads: dirty nodes. Writes: views, property storage, the tree of nodes. May invalidate:
    /// nodes below, resolvers, elements. Runs top-down by depth, in the order of making among
    /// siblings, so that a parent's new value reaches a child before the child's own turn. What is
    /// presented waits for its presenter; if that is gone, until it could be taken away.
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
                if node.waitsForItsPresenter, !overdue.contains(ObjectIdentifier(node)) {
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

/// The support of a node: what keeps it in the tree.
enum NodeSupport {
    /// The node around it, of whose content it is a part.
    case parent
    /// Another node as well, which asks for it.
    case presenter(_Node)
    /// Nothing any more: it is about to be taken away.
    case gone
}

extension _Node {
    /// True where what keeps this node, or one around it, is still due, or gone (B32).
    fileprivate final var waitsForItsPresenter: Bool {
        var node: _Node? = isPresented ? self : inputs.presented
        var isBeyondPresenter = false
        while let current = node {
            if isBeyondPresenter, current.isDirty { return true }
            switch current.support {
            case .gone: return true
            // Of nodes that nobody asks for only those beyond a presenter matter.
            case .parent: node = isBeyondPresenter ? current.parent : current.inputs.presented
            case .presenter(let presenter):
                isBeyondPresenter = true
                node = presenter
            }
        }
        return false
    }
}
