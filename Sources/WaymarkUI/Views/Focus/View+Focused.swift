// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view whose focus a `FocusState` follows and moves.
private nonisolated struct FocusedView<Content: View, Value: Hashable>: ModifyingView {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        FocusedView<V, Value>(content: other, binding: binding, value: value)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        FocusedNode(view, inputs)
    }
}

@MainActor
private final class FocusedNode<Content: View, Value: Hashable>:
    FocusHearingNode<FocusedView<Content, Value>>, FocusPlace
{
    override init(_ view: FocusedView<Content, Value>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        view.binding.location?.mark(self, as: view.value)
    }

    /// The value that the binding was given when the focus arrived.
    private var told: Value?

    override func update(_ view: FocusedView<Content, Value>) {
        let old = self.view
        super.update(view)
        if old.binding.location !== view.binding.location { old.binding.location?.forget(self) }
        view.binding.location?.mark(self, as: view.value)
        if let told, told != view.value {
            graph.continuations.append { [self] in tellAgain() }
        }
    }

    /// The place that has the focus stands for another value now.
    private func tellAgain() { if told != nil { focusArrived() } }

    func focusArrived() {
        told = view.value
        view.binding.location?.arrived(at: view.value)
    }

    func focusLeft() {
        let value = told
        told = nil
        if let value { view.binding.location?.left(value) }
    }

    override func willUnmount() { view.binding.location?.forget(self) }
}

extension View {
    /// Follows and moves the keyboard's focus among several views: while it is at this one, or at
    /// something in it, the binding has this value.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        FocusedView(content: self, binding: binding, value: value)
    }

    /// Follows and moves the keyboard's focus of this view: the binding is true while it is here.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(content: self, binding: condition, value: true)
    }
}
