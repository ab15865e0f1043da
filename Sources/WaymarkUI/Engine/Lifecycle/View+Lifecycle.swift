// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A view with something to do when it comes on screen or leaves it.
nonisolated struct LifecycleView<Content: View>: EffectView {
    let content: Content
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        LifecycleView<V>(content: other, onAppear: onAppear, onDisappear: onDisappear)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LifecycleNode(view, inputs)
    }
}

/// A view around another one that does something when that is shown and when it is not.
@MainActor protocol EffectView: ModifyingView {
    associatedtype Inner: View

    var content: Inner { get }
}

extension EffectView {
    var wrapped: Inner { content }
}

/// A node whose view is told when it is shown and when it is not.
@MainActor class EffectViewNode<Content: EffectView>: DeclaringNode<Content>, EffectNode {
    var hasAppeared = false
    let effectOrder: Int
    private(set) var child: Mounted<Content.Inner>?

    override init(_ view: Content, _ inputs: _NodeInputs) {
        effectOrder = inputs.graph.makeOrder()
        super.init(view, inputs)
        graph.lifecycle.candidates.append(self)
        child = mount(view.content, childInputs)
    }

    var isEffectShown: Bool { isMounted && isShown }

    func appear() {}

    func disappear() {}

    override func update(_ view: Content) {
        super.update(view)
        child?.update(view.content)
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
private final class LifecycleNode<Content: View>: EffectViewNode<LifecycleView<Content>> {
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
