// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Text {
    /// Describes the text, which follows from its value; not for apps.
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? { .single }

    /// Draws the text; not for apps.
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        context.add(view.role)
    }
}
