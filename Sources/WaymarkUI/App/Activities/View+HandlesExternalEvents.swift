// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that says which events its open window takes.
private nonisolated struct ExternalEventPreference<Content: View>: ModifyingView {
    let content: Content
    let conditions: Set<String>

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        ExternalEventPreference<V>(content: other, conditions: conditions)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ExternalEventPreferenceNode(view, inputs)
    }
}

/// A mounted `handlesExternalEvents(preferring:allowing:)`.
@MainActor protocol ExternalEventDeclaring: _Node {
    var conditions: Set<String> { get }
}

@MainActor
private final class ExternalEventPreferenceNode<Content: View>:
    DeclaringNode<ExternalEventPreference<Content>>, ExternalEventDeclaring
{
    private var child: Mounted<Content>?

    override init(_ view: ExternalEventPreference<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
    }

    var conditions: Set<String> { view.conditions }

    override func update(_ view: ExternalEventPreference<Content>) {
        super.update(view)
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension View {
    /// Says which events the window of this view takes while it is open: those whose identifier
    /// contains one of the texts, or all with `"*"` (RES-010).
    ///
    /// Use it to keep an event from another scene of the app that is declared for it.
    ///
    /// *Differs from Apple:* a session has one window, so what it prefers and what it allows come
    /// to the same.
    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        ExternalEventPreference(content: self, conditions: preferring.union(allowing))
    }
}
