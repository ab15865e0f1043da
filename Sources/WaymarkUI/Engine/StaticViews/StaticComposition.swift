// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// What generic views do here is inlined into what the graph calls, which knows their types: apart
// from it, it would look its own type up each time.

extension EmptyView {
    /// Describes a view that shows nothing; not for apps.
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? { .empty }
}

extension Group where Content: View {
    /// Describes the content; not for apps.
    @inline(__always)
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        Content._staticSubtree(of: view.content)
    }

    /// Draws the content; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        Content._draw(view.content, on: &context)
    }
}

extension DecoratedView {
    @inline(__always)
    @MainActor static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        Content._staticSubtree(of: view.content)
    }

    @inline(__always)
    @MainActor static func _draw(_ view: Self, on context: inout _DrawContext) {
        context.dressing(in: view.kind) { Content._draw(view.content, on: &$0) }
    }
}

extension TupleView {
    /// Describes the views together; not for apps.
    @inline(__always)
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        view.pack.subtree(of: view.value)
    }

    /// Draws the views one after the other; not for apps.
    @inline(__always)
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        view.pack.drawAll(view.value, on: &context)
    }
}
