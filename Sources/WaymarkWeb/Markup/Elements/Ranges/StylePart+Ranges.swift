// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart.Contents {
    static let ranges = Self(
        drawing: ["slider", "stepper", "progress", "gauge", "part"],
        from: PackageResources.ranges_css)
}
