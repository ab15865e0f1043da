// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let ranges = Self(
        "ranges", drawing: ["slider", "stepper", "progress", "gauge", "part"],
        from: EmbeddedFiles.ranges_css)
}
