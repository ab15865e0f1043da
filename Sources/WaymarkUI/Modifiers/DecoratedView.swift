// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view whose elements look or read differently.
nonisolated struct DecoratedView<Content: View>: PrimitiveView {
    let content: Content
    let kind: Decoration.Kind

    @MainActor static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self>
    {
        DecoratedNode(view, surroundings)
    }
}

@MainActor private final class DecoratedNode<Content: View>: _ViewNode<DecoratedView<Content>> {
    private let decoration: Decoration
    private var child: _ViewNode<Content>?

    init(_ view: DecoratedView<Content>, _ surroundings: _Surroundings) {
        decoration = Decoration(view.kind, outer: surroundings.decoration)
        super.init(surroundings)
        var inner = childSurroundings
        inner.decoration = decoration
        child = mount(view.content, inner)
    }

    override func update(_ view: DecoratedView<Content>) {
        if decoration.kind != view.kind {
            decoration.kind = view.kind
            decorationChanged()
        }
        child?.update(view.content)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}

extension View {
    nonisolated func effect(_ effect: StyleEffect?) -> DecoratedView<Self> {
        DecoratedView(content: self, kind: .effect(effect))
    }

    nonisolated func decorated(_ kind: Decoration.Kind) -> DecoratedView<Self> {
        DecoratedView(content: self, kind: kind)
    }
}
