// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Spacer {
    /// Describes the space, which follows from its value; not for apps.
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? { .single }

    /// Draws the space; not for apps.
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        context.add(view.role)
    }
}

extension Divider {
    /// Describes the line, which follows from its value; not for apps.
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? { .single }

    /// Draws the line; not for apps.
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        context.add(.divider)
    }
}
