// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node that adds nothing to the content of its view.
@MainActor final class PassthroughNode<Content: View, Inner: View>: _ViewNode<Content> {
    private let inner: (Content) -> Inner
    private var child: Mounted<Inner>?

    init(_ view: Content, _ inputs: _NodeInputs, inner: @escaping (Content) -> Inner) {
        self.inner = inner
        super.init(view, inputs)
        child = mount(inner(view), childInputs)
    }

    override func update(_ view: Content) {
        child?.update(inner(view))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
