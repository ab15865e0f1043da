// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The language of texts, which static texts read where they vary by it.
@MainActor private let languageNeed = StaticNeed { $0.locale.identifier }

extension Text {
    /// Describes the text, which follows from its value and, where tables have words for it, from
    /// the language; not for apps.
    @MainActor public static func _staticSubtree(of view: Self) -> _StaticSubtree? {
        view.variesByLanguage ? _StaticSubtree(count: 1, needs: languageNeed.flag) : .single
    }

    /// Draws the text; not for apps.
    @MainActor public static func _draw(_ view: Self, on context: inout _DrawContext) {
        let language = view.variesByLanguage ? context.values[languageNeed] : nil
        context.add(.text(view.words(in: language)))
    }
}
