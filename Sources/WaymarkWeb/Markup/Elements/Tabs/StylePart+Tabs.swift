// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let tabs = Self(
        "tabs", drawing: ["tabs", "tab-bar", "tab-panel", "tab"], from: EmbeddedFiles.tabs_css)
}
