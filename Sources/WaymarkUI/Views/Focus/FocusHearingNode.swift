// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The node of a modifier that hears of the focus in its content, which renderers therefore report.
@MainActor class FocusHearingNode<Content: ModifyingView>: KeepingNode<Content> {
    private var child: Mounted<Content.Wrapped>?

    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        var inner = childInputs
        inner.decoration = _Decoration(.reportsFocus, outer: inputs.decoration)
        child = mount(view.wrapped, inner)
    }

    override func update(_ view: Content) {
        super.update(view)
        child?.update(view.wrapped)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
