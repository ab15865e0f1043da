// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Two views one after the other.
nonisolated struct Pair<First: View, Second: View>: PrimitiveView {
    let first: First
    let second: Second

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        PairNode(view, inputs)
    }
}

@MainActor private final class PairNode<First: View, Second: View>: _ViewNode<Pair<First, Second>> {
    private var first: Mounted<First>?
    private var second: Mounted<Second>?

    override init(_ view: Pair<First, Second>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        first = mount(view.first, childInputs)
        second = mount(view.second, childInputs)
    }

    override func update(_ view: Pair<First, Second>) {
        first?.update(view.first)
        second?.update(view.second)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let first { body(first.node) }
        if let second { body(second.node) }
    }
}
