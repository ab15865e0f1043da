// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let focus = Self("focus", with: ["[data-f]"], of: EmbeddedFiles.reports_js)

    static let keys = Self(
        "keys", with: ["[data-keys]", "[aria-keyshortcuts]"], of: EmbeddedFiles.strokes_js)
}
