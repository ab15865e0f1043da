// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view whose type is hidden.
///
/// Another type in the same place is another view: the old one's state goes.
public nonisolated struct AnyView: PrimitiveView {
    let view: any View

    /// Hides the type of `view`; an `AnyView` in it is not wrapped once more.
    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    /// The same under the name that generic code uses.
    public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        AnyViewNode(view, inputs)
    }
}

@MainActor private final class AnyViewNode: _ViewNode<AnyView> {
    private var child: AnyMounted?

    override init(_ view: AnyView, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = AnyMounted(view.view, childInputs)
    }

    override func update(_ view: AnyView) {
        guard let other = child?.replacement(showing: view.view, childInputs) else { return }
        child = other
        cellsChanged()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
