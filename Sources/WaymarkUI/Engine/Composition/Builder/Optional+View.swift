// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Optional: View where Wrapped: View {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor static func makeNode(_ view: Wrapped?, _ inputs: _NodeInputs) -> _ViewNode<
        Wrapped?
    > {
        OptionalNode(view, inputs)
    }
}

@MainActor private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: Mounted<Wrapped>?

    override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = view.map { mount($0, childInputs) }
    }

    override func update(_ view: Wrapped?) {
        switch (child, view) {
        case (let child?, let view?): child.update(view)
        case (let child?, nil):
            child.node.unmount()
            self.child = nil
            cellsChanged()
        case (nil, let view?):
            child = mount(view, childInputs)
            cellsChanged()
        case (nil, nil): break
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
