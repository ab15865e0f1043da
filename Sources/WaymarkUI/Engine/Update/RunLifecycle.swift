// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The effects (`onAppear`, `task`, `onChange`) that wait until the tree is settled.
@MainActor struct LifecycleQueue {
    /// Effect nodes whose visibility may have changed.
    var candidates: [any EffectNode] = []
    /// `onChange` and the like, in the order they became due.
    var actions: [() -> Void] = []
    /// Effects of nodes that are gone.
    var disappearances: [() -> Void] = []

    var isEmpty: Bool { candidates.isEmpty && actions.isEmpty && disappearances.isEmpty }
}

/// A node with something to do when it comes on screen or leaves it.
@MainActor protocol EffectNode: AnyObject {
    var hasAppeared: Bool { get set }
    /// True if the effect's view can be seen now.
    var isEffectShown: Bool { get }
    var effectOrder: Int { get }
    func appear()
    func disappear()
}

extension Graph {
    /// Reads: effects whose visibility changed. Writes: nothing. May invalidate: anything, through
    /// the app's code. New screens appear before covered and popped ones disappear (NAV-172).
    func runLifecycle() {
        if lifecycle.isEmpty { return }
        let queue = lifecycle
        lifecycle = LifecycleQueue()
        var vanished: [any EffectNode] = []
        for effect in queue.candidates.sorted(by: { $0.effectOrder < $1.effectOrder }) {
            if effect.isEffectShown, !effect.hasAppeared {
                effect.hasAppeared = true
                effect.appear()
            } else if !effect.isEffectShown, effect.hasAppeared {
                vanished.append(effect)
            }
        }
        for action in queue.actions { action() }
        for effect in vanished where effect.hasAppeared {
            effect.hasAppeared = false
            effect.disappear()
        }
        for action in queue.disappearances { action() }
    }

    /// Looks again at the effects and preferences below a node whose visibility changed.
    func visibilityChanged(below node: _Node) {
        node.visitDeclarations(crossing: true) { declaring in
            if let effect = declaring as? any EffectNode {
                lifecycle.candidates.append(effect)
            } else if let node = declaring as? any PreferenceNode {
                node.valueChanged()
            }
            return true
        }
        scheduleFlush()
    }
}
