// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart.Contents {
    static let switches = Self(drawing: ["toggle"], from: PackageResources.switches_css)
}
