// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let sheets = Self(
        "sheets", drawing: ["sheet", "cover", "popover", "alert"],
        from: PackageResources.sheets_css, PackageResources.popovers_css)
}
