// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The node of a modifier that dresses its content in a decoration of its own.
@MainActor class DressingNode<Content: ModifyingView>: KeepingNode<Content> {
    private let decoration: _Decoration
    private var child: Mounted<Content.Wrapped>?

    init(
        _ view: Content, _ inputs: _NodeInputs, in kind: _Decoration.Kind,
        scope: EnvironmentScope? = nil
    ) {
        decoration = _Decoration(kind, outer: inputs.decoration)
        super.init(view, inputs)
        var inner = childInputs
        inner.decoration = decoration
        inner.scope = scope ?? inner.scope
        child = mount(view.wrapped, inner)
    }

    /// Dresses the content otherwise from now on.
    final func dress(in kind: _Decoration.Kind) {
        guard decoration.kind != kind else { return }
        decoration.kind = kind
        decorationChanged()
    }

    override func update(_ view: Content) {
        super.update(view)
        child?.update(view.wrapped)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

/// The node of a modifier that hears of the focus in its content, which renderers therefore report.
@MainActor class FocusHearingNode<Content: ModifyingView>: DressingNode<Content> {
    init(_ view: Content, _ inputs: _NodeInputs) { super.init(view, inputs, in: .reportsFocus) }
}
