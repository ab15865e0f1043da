// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let lists = Self(
        "lists",
        drawing: [
            "list", "row", "section", "section-header", "section-footer", "actions", "disclosure",
        ],
        from: EmbeddedFiles.lists_css, EmbeddedFiles.swipes_css)
    static let editing = Self("editing", drawing: ["editing"], from: EmbeddedFiles.editing_css)
}
