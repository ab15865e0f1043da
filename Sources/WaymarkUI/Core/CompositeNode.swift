// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The node of a view that has a body.
@MainActor final class CompositeNode<Content: View>: EvaluatingNode<Content, Content, Content.Body>
{
    override var source: Content { view }

    override func makeBody(of source: Content) -> Content.Body { source.body }

    override func update(_ view: Content) {
        if takes(view, plan) { graph.counters.nodesVisited += 1 } else { show(view) }
    }

    /// Keeps a view that means the same as what is shown, so that the body need not run; false, and
    /// nothing else, for another one.
    func takes(_ new: Content, _ plan: PropertyPlan<Content>) -> Bool {
        guard !isDirty, !Skipping.isDisabled, plan.areEqual(view, new) else { return false }
        view = new
        return true
    }

    /// Shows a view that was not taken.
    func show(_ view: Content) {
        graph.counters.nodesVisited += 1
        super.update(view)
    }
}
