// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The scale of symbols, which static images read.
@MainActor private let imageScaleNeed = StaticNeed { $0.imageScale.value }

extension Image {
    /// Describes the image, which follows from its value and the scale of symbols; a symbol or a
    /// picture that is not known has a node, to report it. Not for apps.
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        if view.problem != nil { return nil }
        return _StaticSubtree(count: 1, needs: imageScaleNeed.flag)
    }

    /// Draws the symbol or picture; not for apps.
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        let scale = context.values[imageScaleNeed]
        context.add(view.role(scale: scale), implied: view.impliedAccessibility)
    }
}
