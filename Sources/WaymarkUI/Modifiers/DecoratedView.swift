// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view whose elements look or read differently.
nonisolated struct DecoratedView<Content: View>: PrimitiveView {
    let content: Content
    let kinds: [Decoration.Kind]

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        DecoratedNode(view, surroundings)
    }
}

@MainActor private final class DecoratedNode<Content: View>: _ViewNode<DecoratedView<Content>> {
    private let decoration: Decoration
    private var child: _ViewNode<Content>?

    override init(_ view: DecoratedView<Content>, _ surroundings: _Surroundings) {
        decoration = Decoration(view.kinds, outer: surroundings.decoration)
        super.init(view, surroundings)
        var inner = childSurroundings
        inner.decoration = decoration
        child = mount(view.content, inner)
    }

    override func update(_ view: DecoratedView<Content>) {
        super.update(view)
        if decoration.kinds != view.kinds {
            decoration.kinds = view.kinds
            decorationChanged()
        }
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}

extension View {
    nonisolated func effect(_ effect: StyleEffect) -> DecoratedView<Self> {
        DecoratedView(content: self, kinds: [.effect(effect)])
    }

    nonisolated func decorated(_ kind: Decoration.Kind) -> DecoratedView<Self> {
        DecoratedView(content: self, kinds: [kind])
    }
}
