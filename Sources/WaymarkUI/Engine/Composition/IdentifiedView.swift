// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view with an identity of its own: another identity is another view, and the old one's state
/// goes.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView, WrappingView {
    let content: Content
    let id: ID

    var wrapped: Content { content }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        IdentifiedNode(view, inputs)
    }
}

@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>:
    _ViewNode<IdentifiedView<Content, ID>>
{
    private var id: ID
    private var child: Mounted<Content>?

    override init(_ view: IdentifiedView<Content, ID>, _ inputs: _NodeInputs) {
        id = view.id
        super.init(view, inputs)
        child = mount(view.content, childInputs)
    }

    override func update(_ view: IdentifiedView<Content, ID>) {
        if view.id == id {
            child?.update(view.content)
        } else {
            id = view.id
            child?.node.unmount()
            child = mount(view.content, childInputs)
            cellsChanged()
        }
    }

    override func child(identifiedBy id: AnyHashable) -> _Node? {
        AnyHashable(self.id) == id ? child?.node : nil
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension View {
    /// Gives this view an identity: when it changes, the view starts afresh.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}
