// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let sheets = Self(
        "sheets", drawing: ["sheet", "cover", "popover", "alert"],
        from: EmbeddedFiles.sheets_css, EmbeddedFiles.popovers_css)
}
