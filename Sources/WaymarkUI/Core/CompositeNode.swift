// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The node of a view that has a body.
@MainActor final class CompositeNode<Content: View>: EvaluatingNode<Content, Content, Content.Body>
{
    override var source: Content { view }

    override func makeBody(of source: Content) -> Content.Body { source.body }

    override func update(_ view: Content) {
        graph.counters.nodesVisited += 1
        if !isDirty, isSame(view) {
            self.view = view
        } else {
            super.update(view)
        }
    }

    private func isSame(_ new: Content) -> Bool {
        !Skipping.isDisabled && plan.areEqual(view, new)
    }
}
