// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Optional: View where Wrapped: View {
    /// Never asked for: the graph knows this view.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor static func makeNode(_ view: Wrapped?, _ surroundings: _Surroundings) -> _ViewNode<
        Wrapped?
    > {
        OptionalNode(view, surroundings)
    }
}

@MainActor private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: Mounted<Wrapped>?

    override init(_ view: Wrapped?, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        child = view.map { mount($0, childSurroundings) }
    }

    override func update(_ view: Wrapped?) {
        switch (child, view) {
        case (let child?, let view?): child.update(view)
        case (let child?, nil):
            child.node.unmount()
            self.child = nil
            cellsChanged()
        case (nil, let view?):
            child = mount(view, childSurroundings)
            cellsChanged()
        case (nil, nil): break
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}
