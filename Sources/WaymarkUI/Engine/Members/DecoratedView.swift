// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A view whose elements look or read differently. Its functions are inlined into what the graph
/// calls, which knows its type.
nonisolated struct DecoratedView<Content: View>: TransparentView {
    let content: Content
    let kind: _Decoration.Kind

    @inline(__always)
    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
        var inner = inputs
        inner.decoration = _Decoration(view.kind, outer: inputs.decoration)
        return Content._makeNode(view.content, inner)
    }

    @inline(__always)
    @MainActor static func _updateNode(_ node: _Node, _ view: Self) -> _Decoration? {
        let own = Content._updateNode(node, view.content)
        if let own, own.kind != view.kind {
            own.kind = view.kind
            node.dressChanged()
        }
        return own?.outer
    }
}

extension View {
    nonisolated func effect(_ effect: StyleEffect?) -> DecoratedView<Self> {
        DecoratedView(content: self, kind: .effect(effect))
    }

    nonisolated func decorated(_ kind: _Decoration.Kind) -> DecoratedView<Self> {
        DecoratedView(content: self, kind: kind)
    }
}
