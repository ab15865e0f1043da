// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The node of a `ForEach`: children by identifier, moved rather than made again.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    KeepingNode<ForEach<Data, ID, Content>>, RowSource
{
    /// The children in reading order.
    private var children: [_Node] = []
    /// Their identifiers, all distinct.
    private var order: [ID] = []
    /// What a person may do with the children, where `EditActions` say so.
    private var editing: CollectionTraits?
    private static var observing: ObservingFlag {
        ObservingFlags.flag(for: ForEach<Data, ID, Content>.self)
    }

    override init(_ view: ForEach<Data, ID, Content>, _ surroundings: _Surroundings) {
        editing = view.edits.map { CollectionTraits($0, outer: surroundings.traits) }
        super.init(view, surroundings)
        reevaluate()
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        super.update(view)
        isDirty = false
        if let edits = view.edits, editing?.take(edits) == true { traitsChanged() }
        reevaluate()
    }

    override func reevaluate() {
        let (ids, views) = evaluate(observing: Self.observing) { makeViews() }
        if ids == order { updateChildren(views) } else { reorder(ids, views) }
    }

    private func makeViews() -> (ids: [ID], views: [Content]) {
        (view.data.map(view.id), view.data.map(view.content))
    }

    private func updateChildren(_ views: [Content]) {
        let children = children
        views.withUnsafeBufferPointer { views in
            if children.first is CompositeNode<Content> {
                children.withUnsafeBytes {
                    updateThoseThatDiffer($0.assumingMemoryBound(to: Row.self), views)
                }
            } else {
                for (child, view) in zip(children, views) { Content._updateNode(child, view) }
            }
        }
    }

    private typealias Row = Unmanaged<CompositeNode<Content>>

    /// Views with a body are compared by their properties. Of many rows mostly few differ: the
    /// others are looked at without being retained, which costs more than to compare them.
    private func updateThoseThatDiffer(
        _ rows: UnsafeBufferPointer<Row>, _ views: UnsafeBufferPointer<Content>
    ) {
        guard let first = views.baseAddress else { return }
        let plan = PropertyPlans.plan(for: Content.self)
        for index in 0..<rows.count
        where !rows[index]._withUnsafeGuaranteedRef({ $0.takes(first + index, plan) }) {
            rows[index].takeUnretainedValue().show(views[index])
        }
    }

    /// Shows views whose identifiers, or whose order, are not those of before.
    private func reorder(_ ids: [ID], _ views: [Content]) {
        let match = OrderMatch(from: order, to: ids)
        if match.mayRepeat, Set(ids).count < ids.count { return showFirstOfEach(ids, views) }
        for index in match.left { children[index].unmount() }
        var next: [_Node] = []
        next.reserveCapacity(ids.count)
        for index in 0..<ids.count {
            if let place = match.source(of: index) {
                next.append(children[place])
                Content._updateNode(children[place], views[index])
            } else {
                next.append(makeChild(views[index], for: ids[index]))
            }
        }
        children = next
        order = ids
        cellsChanged()
    }

    /// Reports identifiers that come again, and shows the first view of each.
    private func showFirstOfEach(_ ids: [ID], _ views: [Content]) {
        var firsts: (ids: [ID], views: [Content]) = ([], [])
        var seen = Set<ID>()
        for (id, view) in zip(ids, views) {
            if seen.insert(id).inserted {
                firsts.ids.append(id)
                firsts.views.append(view)
            } else {
                graph.issues.report(.duplicateIdentifier(id: "'\(id)'"), at: self)
            }
        }
        if firsts.ids == order {
            updateChildren(firsts.views)
        } else {
            reorder(firsts.ids, firsts.views)
        }
    }

    private func makeChild(_ view: Content, for id: ID) -> _Node {
        var inner = childSurroundings
        if !surroundings.areForElementsOnly {
            let outer = editing?.innermost ?? surroundings.traits
            inner.traits = TraitChain(.identity(RowPlace(id, in: self)), outer: outer)
        }
        return Content._makeNode(view, inner)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        for child in children { body(child) }
    }

    func offset(of id: AnyHashable) -> Int? {
        view.data.enumerated().first { AnyHashable(view.id($0.element)) == id }?.offset
    }

    var elementCount: Int { view.data.count }

    override func didUnmount() {
        children = []
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
