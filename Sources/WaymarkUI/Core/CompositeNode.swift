// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The node of a view that has a body.
@MainActor final class CompositeNode<Content: View>: EvaluatingNode<Content, Content, Content.Body>
{
    override var source: Content { view }

    override func makeBody(of source: Content) -> Content.Body { source.body }

    override func update(_ view: Content) {
        graph.counters.nodesVisited += 1
        if !shows(view, plan) { super.update(view) }
    }

    /// Whether this means the same as what is shown, so that the body need not run.
    func shows(_ new: Content, _ plan: PropertyPlan<Content>) -> Bool {
        !isDirty && !Skipping.isDisabled && plan.areEqual(view, new)
    }
}
