// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The node of a `ForEach`: children by identifier, moved rather than made again.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    KeepingNode<ForEach<Data, ID, Content>>, CollectionSource
{
    /// The children in reading order.
    private var children: [_Node] = []
    /// Their identifiers, all distinct.
    private var order: [ID] = []
    /// The children's views, beside one another in memory; empty where they have no body.
    private var shown: [Content] = []
    /// The statements about the members that the children become.
    private var memberTraits: (any CollectionTraitLinks)?
    private static var observing: ObservingFlag {
        ObservingFlags.flag(for: ForEach<Data, ID, Content>.self)
    }

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        memberTraits = view.memberTraits?.makeLinks(outer: inputs.traits)
        super.init(view, inputs)
        reevaluate()
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        super.update(view)
        isDirty = false
        if let new = view.memberTraits, memberTraits?.take(new) == true { traitsChanged() }
        reevaluate()
    }

    override func reevaluate() {
        let (ids, views) = evaluate(observing: Self.observing) { makeViews() }
        if ids == order { updateChildren(views) } else { reorder(ids, views) }
    }

    private func makeViews() -> (ids: [ID], views: [Content]) {
        let (data, id, content) = (view.data, view.id, view.content)
        var ids: [ID] = []
        var views: [Content] = []
        ids.reserveCapacity(data.count)
        views.reserveCapacity(data.count)
        for element in data {
            ids.append(id(element))
            views.append(content(element))
        }
        return (ids, views)
    }

    private func updateChildren(_ views: [Content]) {
        let (children, shown, plan) = (children, shown, planOfChildren)
        shown.withUnsafeBufferPointer { old in
            views.withUnsafeBufferPointer { new in
                guard let new = new.baseAddress else { return }
                for index in children.indices {
                    update(children[index], old.baseAddress, at: index, new + index, plan)
                }
            }
        }
        keep(views, plan)
    }

    private typealias Child = CompositeNode<Content>

    /// The plan by which views with a body are compared; `nil` for others.
    private var planOfChildren: PropertyPlan<Content>? {
        children.first is Child ? PropertyPlans.plan(for: Content.self) : nil
    }

    private func keep(_ views: [Content], _ plan: PropertyPlan<Content>?) {
        shown = plan == nil ? [] : views
    }

    /// Updates one child. Views with a body are compared by their properties, where they are: of
    /// many children mostly few differ, and to copy one, or to reach for its child, takes longer
    /// than to compare it.
    @inline(__always)
    private func update(
        _ child: @autoclosure () -> _Node, _ old: UnsafePointer<Content>?, at place: Int,
        _ new: UnsafePointer<Content>, _ plan: PropertyPlan<Content>?
    ) {
        guard let plan, let old else {
            Content._updateNode(child(), new.pointee)
            return
        }
        if !Skipping.isDisabled, plan.areIdentical(old + place, new) { return }
        let child = unsafeDowncast(child(), to: Child.self)
        if !child.takes(new, plan) { child.show(new.pointee) }
    }

    /// Shows views whose identifiers, or whose order, are not those of before.
    private func reorder(_ ids: [ID], _ views: [Content]) {
        let match = OrderMatch(from: order, to: ids)
        if match.mayRepeat, Set(ids).count < ids.count { return showFirstOfEach(ids, views) }
        for index in match.left { children[index].unmount() }
        let (known, shown, plan) = (children, shown, planOfChildren)
        var next: [_Node] = []
        next.reserveCapacity(ids.count)
        shown.withUnsafeBufferPointer { old in
            views.withUnsafeBufferPointer { new in
                guard let new = new.baseAddress else { return }
                for index in ids.indices {
                    if let place = match.source(of: index) {
                        next.append(known[place])
                        update(known[place], old.baseAddress, at: place, new + index, plan)
                    } else {
                        next.append(makeChild(views[index], for: ids[index]))
                    }
                }
            }
        }
        children = next
        order = ids
        keep(views, planOfChildren)
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
        var inner = childInputs
        if !inputs.areForElementsOnly {
            let outer = memberTraits?.innermost ?? inputs.traits
            inner.traits = PlaceLink(id, in: self, outer: outer)
        }
        return Content._makeNode(view, inner)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        for child in children { body(child) }
    }

    override func child(identifiedBy id: AnyHashable) -> _Node? {
        (id.base as? ID).flatMap { order.firstIndex(of: $0) }.map { children[$0] }
    }

    func offset(of id: ID) -> Int? {
        view.data.enumerated().first { view.id($0.element) == id }?.offset
    }

    var elementCount: Int { view.data.count }

    override func didUnmount() {
        children = []
        order = []
        shown = []
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
