// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Two views one after the other.
nonisolated struct Pair<First: View, Second: View>: PrimitiveView {
    let first: First
    let second: Second

    @MainActor static func makeNode(
        _ view: Self, _ surroundings: _Surroundings
    ) -> _ViewNode<Self> {
        PairNode(view, surroundings)
    }
}

@MainActor private final class PairNode<First: View, Second: View>: _ViewNode<Pair<First, Second>> {
    private var first: Mounted<First>?
    private var second: Mounted<Second>?

    override init(_ view: Pair<First, Second>, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        first = mount(view.first, childSurroundings)
        second = mount(view.second, childSurroundings)
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
