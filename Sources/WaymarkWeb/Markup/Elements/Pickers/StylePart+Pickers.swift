// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart.Contents {
    static let pickers = Self(
        drawing: ["picker", "choices", "choice"], from: PackageResources.pickers_css)
}
