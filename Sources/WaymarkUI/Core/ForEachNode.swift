// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The node of a `ForEach`: children by identifier, moved rather than made again.
@MainActor final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>
{
    private typealias Child = (node: _ViewNode<Content>, trait: TraitChain)

    private var children: [ID: Child] = [:]
    private var order: [ID] = []
    private static var observing: ObservingFlag { ObservingFlags.flag(for: ForEach<Data, ID, Content>.self) }

    override init(_ view: ForEach<Data, ID, Content>, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        reevaluate()
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        super.update(view)
        isDirty = false
        reevaluate()
    }

    override func reevaluate() {
        var seen: Set<ID> = []
        let views = evaluate(observing: Self.observing) {
            view.data.compactMap { element -> (ID, Content)? in
                let id = view.id(element)
                guard seen.insert(id).inserted else {
                    graph.issues.report(.duplicateIdentifier(id: "'\(id)'"), at: self)
                    return nil
                }
                return (id, view.content(element))
            }
        }
        let newOrder = views.map(\.0)
        if order != newOrder { removeChildren(notIn: seen) }
        for (id, view) in views { show(view, for: id) }
        if order != newOrder {
            order = newOrder
            cellsChanged()
        }
    }

    private func removeChildren(notIn kept: Set<ID>) {
        for id in order where !kept.contains(id) {
            children.removeValue(forKey: id)?.node.unmount()
        }
    }

    private func show(_ view: Content, for id: ID) {
        if let child = children[id] { return child.node.update(view) }
        let trait = TraitChain(.identity(AnyHashable(id)), outer: surroundings.traits)
        var inner = childSurroundings
        inner.traits = trait
        children[id] = (mount(view, inner), trait)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        for id in order {
            if let child = children[id] { body(child.node) }
        }
    }

    override func didUnmount() {
        children = [:]
        order = []
    }
}

/// One flag per type of evaluating node, for the life of the process.
@MainActor enum ObservingFlags {
    private static var flags: [ObjectIdentifier: ObservingFlag] = [:]

    static func flag(for type: Any.Type) -> ObservingFlag {
        if let known = flags[ObjectIdentifier(type)] { return known }
        let made = ObservingFlag()
        flags[ObjectIdentifier(type)] = made
        return made
    }
}
