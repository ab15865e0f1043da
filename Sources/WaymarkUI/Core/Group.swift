// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Several views treated as one, without an arrangement of its own.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never

    /// The views of the closure, for a place that takes one view.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        PassthroughNode(view, surroundings, inner: { $0.content })
    }
}

/// A node that adds nothing to the content of its view.
@MainActor final class PassthroughNode<Content: View, Inner: View>: _ViewNode<Content> {
    private let inner: (Content) -> Inner
    private var child: _ViewNode<Inner>?

    init(_ view: Content, _ surroundings: _Surroundings, inner: @escaping (Content) -> Inner) {
        self.inner = inner
        super.init(surroundings)
        child = mount(inner(view), childSurroundings)
    }

    override func update(_ view: Content) {
        child?.update(inner(view))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
