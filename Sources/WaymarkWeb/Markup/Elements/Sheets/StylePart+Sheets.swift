// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart.Contents {
    static let sheets = Self(
        drawing: ["sheet", "cover", "popover", "alert"],
        from: PackageResources.sheets_css, PackageResources.popovers_css)
}
