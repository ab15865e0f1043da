// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Content that a person can tap, without the look of a button.
nonisolated struct TapView<Content: View>: ModifyingElementView, ControlView {
    let label: Content
    let action: () -> Void

    var wrapped: Content { label }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        TapView<V>(label: other, action: action)
    }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        TapNode(view, inputs)
    }
}

@MainActor private final class TapNode<Content: View>: ControlNode<TapView<Content>> {
    override var readsModel: Bool { false }

    override func makeRole() -> ElementRole { .button(ButtonElement(look: .plain)) }

    override func handle(_ action: ElementAction) {
        if action == .press, isEnabled { view.action() }
    }
}

extension View {
    /// Does something when the view is tapped.
    ///
    /// *Differs from Apple:* assistive technology reads it as a button, and one tap is always
    /// enough.
    public nonisolated func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        TapView(label: self, action: action)
    }
}
