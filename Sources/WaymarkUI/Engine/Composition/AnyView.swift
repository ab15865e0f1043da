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

extension AnyView {
    /// The static subtree of the hidden view, for those who ask in place of a node: another type in
    /// the same place shows as other `hiddenTypes`.
    @MainActor var hiddenSubtree: _StaticSubtree? { Self.subtree(of: view) }

    @MainActor private static func subtree<V: View>(of view: V) -> _StaticSubtree? {
        guard var subtree = V._staticSubtree(of: view) else { return nil }
        subtree.hiddenTypes = subtree.hiddenTypes ^ ObjectIdentifier(V.self).hashValue
        return subtree
    }

    @MainActor func drawHidden(on context: inout _DrawContext) { Self.draw(view, on: &context) }

    @MainActor private static func draw<V: View>(_ view: V, on context: inout _DrawContext) {
        V._draw(view, on: &context)
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
