// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Text {
    /// It follows from its value; not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? { .single }

    /// Draws the text; not for apps.
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        sketch.add(view.role)
    }
}
