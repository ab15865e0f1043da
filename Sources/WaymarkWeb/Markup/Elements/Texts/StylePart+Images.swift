// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let images = Self(
        "images", drawing: ["image", "load", "placeholder"],
        from: EmbeddedFiles.images_css)
}
