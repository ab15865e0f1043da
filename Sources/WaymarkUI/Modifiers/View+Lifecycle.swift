// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view with something to do when it comes on screen or leaves it.
nonisolated struct LifecycleView<Content: View>: PrimitiveView {
    let content: Content
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        LifecycleNode(view, surroundings)
    }
}

/// A node whose view is told when it is shown and when it is not.
@MainActor class EffectViewNode<Content: View, Inner: View>: DeclaringNode<Content>, EffectNode {
    var hasAppeared = false
    let effectOrder: Int
    private let inner: (Content) -> Inner
    private(set) var child: Mounted<Inner>?

    init(_ view: Content, _ surroundings: _Surroundings, inner: @escaping (Content) -> Inner) {
        self.inner = inner
        effectOrder = surroundings.graph.makeOrder()
        super.init(view, surroundings)
        graph.lifecycle.candidates.append(self)
        child = mount(inner(view), childSurroundings)
    }

    var isEffectShown: Bool { isMounted && isShown }

    func appear() {}

    func disappear() {}

    override func update(_ view: Content) {
        super.update(view)
        child?.update(inner(view))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    override func willUnmount() {
        guard hasAppeared else { return }
        hasAppeared = false
        graph.lifecycle.disappearances.append { [self] in disappear() }
    }
}

@MainActor
private final class LifecycleNode<Content: View>: EffectViewNode<LifecycleView<Content>, Content> {
    init(_ view: LifecycleView<Content>, _ surroundings: _Surroundings) {
        super.init(view, surroundings, inner: { $0.content })
    }

    override func appear() { view.onAppear?() }

    override func disappear() { view.onDisappear?() }
}

extension View {
    /// Does something each time this view comes on screen, before its first frame; on every return
    /// too (NAV-171).
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: action, onDisappear: nil)
    }

    /// Does something each time this view leaves the screen, covered or gone (NAV-171).
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: nil, onDisappear: action)
    }
}
