// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view in the graph: its node, which may be that of a view inside it.
@MainActor struct Mounted<Content: View> {
    let node: _Node

    /// Shows a new view of the same type.
    func update(_ view: Content) { Content._updateNode(node, view) }
}

/// A view in the graph that may give way to one of another type.
@MainActor struct AnyMounted {
    let node: _Node
    private let type: any View.Type

    /// Makes the node of a view.
    init<Content: View>(_ view: Content, _ inputs: _NodeInputs) {
        self.init(mount(view, inputs))
    }

    /// Forgets the type of a mounted view.
    init<Content: View>(_ mounted: Mounted<Content>) {
        node = mounted.node
        type = Content.self
    }

    /// Shows a new view; false when it is of another type, and nothing happened.
    func update<Content: View>(_ view: Content) -> Bool {
        guard type == Content.self else { return false }
        Content._updateNode(node, view)
        return true
    }

    /// Shows a new view; where it is of another type, what comes in the place of this.
    func replacement<Content: View>(
        showing view: Content, _ inputs: @autoclosure () -> _NodeInputs
    ) -> AnyMounted? {
        if update(view) { return nil }
        node.unmount()
        return AnyMounted(view, inputs())
    }
}

/// Makes the node of a view.
@MainActor func mount<V: View>(_ view: V, _ inputs: _NodeInputs) -> Mounted<V> {
    Mounted(node: V._makeNode(view, inputs))
}
