// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A container that only arranges what it holds.
@MainActor protocol StaticContainerView: ContainerView {}

extension StaticContainerView {
    /// Describes the container, which follows from its value where its content does; not for apps.
    @inline(__always)
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        Inner._staticSubtree(of: view.content) + .single
    }

    /// Draws the element around the content; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        context.add(view.role, inside: { Inner._draw(view.content, on: &$0) })
    }

    static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        StaticNode.node(view, inputs) ?? ContainerNode(view, inputs)
    }
}
