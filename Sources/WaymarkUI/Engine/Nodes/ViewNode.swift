// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node of the view graph for a view of a known type.
///
/// Of the view's value a node keeps what it is asked for later: a value holds those of all views in
/// it, so that otherwise each level would keep the lower ones once more.
@MainActor public class _ViewNode<Content: View>: _Node {
    /// Every node of a view is made from the view and its inputs.
    init(_ view: Content, _ inputs: _NodeInputs) { super.init(inputs) }

    /// Takes the view's new value.
    func update(_ view: Content) {}
}

/// A node that keeps its view.
@MainActor class KeepingNode<Content: View>: _ViewNode<Content> {
    final var view: Content

    override init(_ view: Content, _ inputs: _NodeInputs) {
        self.view = view
        super.init(view, inputs)
    }

    override func update(_ view: Content) { self.view = view }
}
