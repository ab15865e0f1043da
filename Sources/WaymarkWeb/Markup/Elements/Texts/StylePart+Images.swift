// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart.Contents {
    static let images = Self(drawing: ["image", "placeholder"], from: PackageResources.images_css)
}
