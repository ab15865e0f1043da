// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A container that only arranges what it holds.
@MainActor protocol StillContainerView: ContainerView {}

extension StillContainerView {
    /// It follows from its value where its content does; not for apps.
    @inline(__always)
    @MainActor public static func _stillness(of view: Self) -> _Stillness? {
        Inner._stillness(of: view.content).map { $0 + .single }
    }

    /// Draws the element around the content; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.add(view.role, inside: { Inner._draw(view.content, on: &$0) })
    }

    static func makeNode(_ view: Self, _ surroundings: _Surroundings) -> _ViewNode<Self> {
        StillNode.node(view, surroundings) ?? ContainerNode(view, surroundings)
    }
}
