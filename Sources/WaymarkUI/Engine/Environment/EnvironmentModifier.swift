// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Observation
import OpenCombine

/// Changes the environment of its content.
nonisolated struct EnvironmentModifier<Content: View>: PrimitiveView, WrappingView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    var wrapped: Content { content }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        EnvironmentNode(view, inputs)
    }
}

@MainActor
private final class EnvironmentNode<Content: View>: _ViewNode<EnvironmentModifier<Content>> {
    private let scope: EnvironmentScope
    private var change: (inout EnvironmentValues) -> Void
    /// Elements stand in the direction that is set here.
    private var direction: _Decoration?
    private var child: Mounted<Content>?

    override init(_ view: EnvironmentModifier<Content>, _ inputs: _NodeInputs) {
        scope = EnvironmentScope(parent: inputs.scope)
        change = view.change
        super.init(view, inputs)
        applyChange()
        var inner = childInputs
        inner.scope = scope
        inner.decoration = direction ?? inner.decoration
        child = mount(view.content, inner)
    }

    override func update(_ view: EnvironmentModifier<Content>) {
        change = view.change
        applyChange()
        child?.update(view.content)
    }

    override func reevaluate() { applyChange() }

    private func applyChange() {
        forgetDependencies()
        var values = EnvironmentValues(scope: inputs.scope, reader: self)
        EvaluationContext.with(self) { change(&values) }
        scope.set(values.changes, for: self)
        if let new = values.newLayoutDirection { point(to: new) }
    }

    private func point(to new: LayoutDirection) {
        guard let direction else {
            direction = _Decoration(.direction(new), outer: inputs.decoration)
            return
        }
        guard direction.kind != .direction(new) else { return }
        direction.kind = .direction(new)
        decorationChanged()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension View {
    /// Sets one environment value for this view and all below.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Puts an `@Observable` object into the environment of this view and all below.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentModifier(content: self) { $0.setObject(object) }
    }

    /// Puts an observable object into the environment of this view and all below.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentModifier(content: self) { $0.setObject(object) }
    }

    /// Changes one environment value, starting from the inherited one, for this view and all below.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentModifier(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
