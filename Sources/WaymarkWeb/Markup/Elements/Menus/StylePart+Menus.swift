// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let menus = Self(
        "menus",
        drawing: [
            "menu", "ancestors", "entry", "context", "menu-pair", "menu-more", "menu-group",
            "indicated", "rename", "renaming", "document",
        ],
        from: EmbeddedFiles.menus_css)
}
