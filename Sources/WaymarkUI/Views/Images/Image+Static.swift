// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// How large symbols are.
@MainActor private let imageScaleNeed = StaticNeed { $0.imageScale.value }

extension Image {
    /// It follows from its value and the scale of symbols; a symbol that is not known has a node,
    /// to report it. Not for apps.
    @MainActor public static func _stillness(of view: Self) -> _Stillness? {
        if case .symbol(let name) = view.source, !SymbolCatalog.contains(name) { return nil }
        return _Stillness(count: 1, needs: imageScaleNeed.flag)
    }

    /// Draws the symbol or picture; not for apps.
    @MainActor public static func _draw(_ view: Self, on sketch: inout _Sketch) {
        let scale = sketch.values[imageScaleNeed]
        sketch.add(view.role(scale: scale), implied: view.impliedAccessibility)
    }
}
