// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view that does something when a value changes.
nonisolated struct ChangeView<Content: View, Value: Equatable>: EffectView {
    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        ChangeView<V, Value>(content: other, value: value, initial: initial, action: action)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ChangeNode(view, inputs)
    }
}

@MainActor
private final class ChangeNode<Content: View, Value: Equatable>:
    EffectViewNode<ChangeView<Content, Value>>
{
    /// The value before the first of several changes in one update.
    private var before: Value?
    private var hasRunInitially = false

    override func update(_ view: ChangeView<Content, Value>) {
        let old = self.view.value
        super.update(view)
        guard old != view.value, before == nil else { return }
        before = old
        graph.lifecycle.actions.append { [self] in runAction() }
    }

    private func runAction() {
        guard let old = before else { return }
        before = nil
        let new = view.value
        if isMounted, old != new { view.action(old, new) }
    }

    override func appear() {
        guard view.initial, !hasRunInitially else { return }
        hasRunInitially = true
        view.action(view.value, view.value)
    }
}

extension View {
    /// Does something with the old and the new value when `value` changed, also on covered screens.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: initial, action: action)
    }

    /// Does something when `value` changed, also on covered screens.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
    }

    /// The older form, with the new value only.
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: false) { _, new in action(new) }
    }
}
