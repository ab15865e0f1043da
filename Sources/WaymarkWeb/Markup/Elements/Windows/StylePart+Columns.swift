// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart.Contents {
    static let columns = Self(drawing: ["split", "column"], from: PackageResources.columns_css)
}
