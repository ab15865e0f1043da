// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

extension View {
    /// Does something with each value that a publisher sends, also on covered screens.
    ///
    /// The subscription follows the publisher: while a body gives an equal one it is kept, and with
    /// another one it begins anew (NAV-307). Two publishers are equal when they are one object,
    /// `==`, or have equal parts; an operator with a closure makes another one in each body, so
    /// keep such a publisher in a property. A publisher that sends what it has at once, as `Just`
    /// and `$name` of a model do, does so after the body was evaluated.
    ///
    /// ```swift
    /// TextField("Amount", text: $amount)
    ///     .onReceive(Just(amount)) { typed in
    ///         let digits = typed.filter(\.isNumber)
    ///         if digits != typed { amount = digits }
    ///     }
    /// ```
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        ReceiveView(content: self, publisher: publisher, action: action)
    }
}

/// A view that does something with what a publisher sends.
nonisolated struct ReceiveView<Content: View, P: Publisher>: ModifyingView
where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        ReceiveView<V, P>(content: other, publisher: publisher, action: action)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ReceiveNode(view, inputs)
    }
}

@MainActor
private final class ReceiveNode<Content: View, P: Publisher>: KeepingNode<ReceiveView<Content, P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var child: Mounted<Content>?
    /// True while the subscription to another publisher waits for the end of the evaluation.
    private var isMoving = false

    override init(_ view: ReceiveView<Content, P>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        subscribe()
    }

    override func update(_ view: ReceiveView<Content, P>) {
        let isOther = !isFollowed(view.publisher)
        super.update(view)
        child?.update(view.content)
        if isOther, !Skipping.isDisabled { moveSubscription() }
    }

    private func isFollowed(_ publisher: P) -> Bool {
        Skipping.isIdentical(view.publisher, publisher)
            || Skipping.isSamePart(view.publisher, publisher)
    }

    /// Subscribes to the new publisher once bodies are evaluated: what it sends at once is an event
    /// of its own, and may write what a body reads.
    private func moveSubscription() {
        guard !isMoving else { return }
        isMoving = true
        graph.lifecycle.actions.append { [weak self] in
            guard let self, isMounted else { return }
            isMoving = false
            subscribe()
        }
    }

    /// The subscription before this one is cancelled by giving way.
    private func subscribe() {
        subscription = view.publisher.sink { [weak self] output in
            let output = UncheckedTransfer(output)
            ObservationTracker.onMain { [weak self] in self?.view.action(output.value) }
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    override func willUnmount() { subscription = nil }
}
