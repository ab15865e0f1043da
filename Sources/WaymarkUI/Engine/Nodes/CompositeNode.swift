// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The node of a view that has a body.
@MainActor final class CompositeNode<Content: View>: EvaluatingNode<Content, Content, Content.Body>
{
    override var source: Content { view }

    override func makeBody(of source: Content) -> Content.Body { source.body }

    override func update(_ view: Content) {
        if withUnsafePointer(to: view, { takes($0, plan) }) {
            graph.counters.nodesVisited += 1
        } else {
            show(view)
        }
    }

    /// Keeps a view that means the same as what is shown, so that the body need not run; false, and
    /// nothing else, for another one.
    ///
    /// The two are looked at where they are: to copy them takes longer than to compare them.
    func takes(_ new: UnsafePointer<Content>, _ plan: PropertyPlan<Content>) -> Bool {
        guard !isDirty, !Skipping.isDisabled else { return false }
        if plan.areIdentical(&view, new) { return true }
        guard plan.areEqual(view, new.pointee) else { return false }
        view = new.pointee
        return true
    }

    /// Shows a view that was not taken.
    func show(_ view: Content) {
        graph.counters.nodesVisited += 1
        super.update(view)
    }
}
