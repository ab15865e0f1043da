// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view with a handler for what comes from outside.
nonisolated struct ExternalEventView<Content: View>: ModifyingView {
    let content: Content
    let handler: ExternalEventHandler

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        ExternalEventView<V>(content: other, handler: handler)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ExternalEventNode(view, inputs)
    }
}

/// A mounted `onOpenURL` or `onContinueUserActivity`.
@MainActor protocol ExternalEventReceiving: _Node {
    func action(for event: ExternalEvent) -> (() -> Void)?
}

@MainActor
private final class ExternalEventNode<Content: View>: DeclaringNode<ExternalEventView<Content>>,
    ExternalEventReceiving
{
    private var child: Mounted<Content>?

    override init(_ view: ExternalEventView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        graph.appWindow?.events.deliverPending()
    }

    override func update(_ view: ExternalEventView<Content>) {
        super.update(view)
        child?.update(view.content)
    }

    func action(for event: ExternalEvent) -> (() -> Void)? { view.handler.action(for: event) }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension View {
    /// Continues an activity of this type that comes from outside; every such handler in the tree
    /// gets it, covered ones too, and it waits until there is one.
    ///
    /// *Differs from Apple:* a universal link comes here only where no `onOpenURL` takes it.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        ExternalEventView(content: self, handler: .activity(type: activityType, action))
    }
}
