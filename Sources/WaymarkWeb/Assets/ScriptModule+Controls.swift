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
        of: PackageResources.controls_js, PackageResources.menus_js, PackageResources.bars_js,
        PackageResources.rows_js, PackageResources.sheets_js, PackageResources.focus_js,
        PackageResources.gestures_js, PackageResources.drags_js, PackageResources.swipes_js,
        PackageResources.overflow_js, PackageResources.arrivals_js, PackageResources.presses_js,
        PackageResources.silence_js, PackageResources.notices_js, PackageResources.keeping_js,
        PackageResources.drafts_js, PackageResources.titles_js, PackageResources.people_js,
        PackageResources.tips_js)
}
