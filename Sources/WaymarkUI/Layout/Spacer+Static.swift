// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Spacer {
    /// It follows from its value; not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? { .single }

    /// Draws the space; not for apps.
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.add(view.role)
    }
}

extension Divider {
    /// It follows from its value; not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? { .single }

    /// Draws the line; not for apps.
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.add(.divider)
    }
}
