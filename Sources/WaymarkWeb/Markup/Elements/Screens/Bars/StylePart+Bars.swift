// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let toolbars = Self(
        "toolbars",
        drawing: [
            "item", "inspector", "tinted", "untitled", "inline-large", "browser", "editor",
        ],
        beginning: ["top-", "bottom-"], from: EmbeddedFiles.toolbars_css)
    static let searches = Self("searches", drawing: ["search"], from: EmbeddedFiles.searches_css)
}
