// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    /// The module of what controls of several families share, and of what a page needs as soon as
    /// one is there.
    ///
    /// What a menu has taken is none of the overflow's business, so that it hears first.
    static let controls = Self(
        "controls",
        with: [
            ".list", ".menu", ".back", ".renaming", ".toolbar:not(:empty)", ".tab-bar", ".large",
            "dialog", "[data-person]", "[data-way=Reload]", "[data-way=Dismiss]",
        ],
        of: EmbeddedFiles.controls_js, EmbeddedFiles.menus_js, EmbeddedFiles.bars_js,
        EmbeddedFiles.rows_js, EmbeddedFiles.sheets_js, EmbeddedFiles.focus_js,
        EmbeddedFiles.gestures_js, EmbeddedFiles.drags_js, EmbeddedFiles.swipes_js,
        EmbeddedFiles.overflow_js, EmbeddedFiles.arrivals_js, EmbeddedFiles.presses_js,
        EmbeddedFiles.silence_js, EmbeddedFiles.notices_js, EmbeddedFiles.keeping_js,
        EmbeddedFiles.drafts_js, EmbeddedFiles.titles_js, EmbeddedFiles.people_js,
        EmbeddedFiles.tips_js)
}
