// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let grids = Self(
        "grids", drawing: ["grid", "grid-row", "grid-cell", "flow"],
        from: EmbeddedFiles.grids_css)
}
