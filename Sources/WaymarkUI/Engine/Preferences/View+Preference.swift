// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A kind of value that views hand up to the views above them.
public protocol PreferenceKey {
    /// The type of the values under this key.
    associatedtype Value
    /// The value where no view below hands one up.
    static var defaultValue: Value { get }
    /// Combines the values of views in reading order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// `nil`, for keys with optional values.
    public static var defaultValue: Value { nil }
}

/// A node that takes part in the reduction of a preference.
@MainActor protocol PreferenceNode: _Node {
    /// Adds this node's value, and says whether it has spoken for everything below.
    func contribute<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) -> Bool
    /// Lets whoever reads the preference read it again: this node came into sight, or went out of
    /// it.
    func valueChanged()
}

extension _Node {
    /// The reduced value of a preference below this node; `nil` when nothing below sets it.
    final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var value: K.Value?
        visitDeclarations(crossing: true) { node in
            guard node.isShown, let node = node as? any PreferenceNode else { return true }
            return !node.contribute(key, to: &value)
        }
        return value
    }
}

private func combine<K: PreferenceKey>(_ key: K.Type, _ next: K.Value, into value: inout K.Value?) {
    guard var combined = value else {
        value = next
        return
    }
    K.reduce(value: &combined) { next }
    value = combined
}

private nonisolated struct PreferenceView<Content: View, K: PreferenceKey>: ModifyingView {
    let content: Content
    let change: (inout K.Value) -> Void
    /// True if what stands below is replaced rather than changed.
    let replaces: Bool

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        PreferenceView<V, K>(content: other, change: change, replaces: replaces)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PreferenceWriterNode(view, inputs)
    }
}

@MainActor
private final class PreferenceWriterNode<Content: View, K: PreferenceKey>:
    DeclaringNode<PreferenceView<Content, K>>, PreferenceNode
{
    private var child: Mounted<Content>?

    override init(_ view: PreferenceView<Content, K>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
        valueChanged()
    }

    override func update(_ view: PreferenceView<Content, K>) {
        super.update(view)
        child?.update(view.content)
        valueChanged()
    }

    func valueChanged() { declarationChanged(.preference(K.self)) }

    func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
        guard Key.self == K.self else { return false }
        var own = view.replaces ? K.defaultValue : (preference(K.self) ?? K.defaultValue)
        view.change(&own)
        if let own = own as? Key.Value { combine(key, own, into: &value) }
        return true
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }

    override func willUnmount() {
        parent?.declarationChanged(.preference(K.self))
    }
}

private nonisolated struct PreferenceObserverView<Content: View, K: PreferenceKey>: ModifyingView
where K.Value: Equatable {
    let content: Content
    let action: (K.Value) -> Void

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        PreferenceObserverView<V, K>(content: other, action: action)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PreferenceObserverNode(view, inputs)
    }
}

@MainActor
private final class PreferenceObserverNode<Content: View, K: PreferenceKey>:
    KeepingNode<PreferenceObserverView<Content, K>>, Resolver
where K.Value: Equatable {
    var needsResolve = false
    private var last: K.Value?
    private var child: Mounted<Content>?

    override init(_ view: PreferenceObserverView<Content, K>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = mount(view.content, childInputs)
    }

    var resolveDepth: Int { depth }

    func resolve() {
        let value = preference(K.self) ?? K.defaultValue
        guard value != last else { return }
        last = value
        graph.lifecycle.actions.append { [self] in if isMounted { view.action(value) } }
    }

    override func declarationChanged(_ kind: DeclarationKind) {
        if kind == .preference(K.self) { graph.setNeedsResolve(self) }
        super.declarationChanged(kind)
    }

    override func update(_ view: PreferenceObserverView<Content, K>) {
        super.update(view)
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension View {
    /// Hands a value up.
    public nonisolated func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        PreferenceView<Self, K>(content: self, change: { $0 = value }, replaces: true)
    }

    /// Changes what the views below hand up.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceView<Self, K>(content: self, change: callback, replaces: false)
    }

    /// Does something whenever what the views below hand up changes.
    @preconcurrency public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceObserverView<Self, K>(content: self, action: action)
    }
}
