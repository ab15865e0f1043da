// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let columns = Self(
        "columns", drawing: ["split", "column"], from: EmbeddedFiles.columns_css)
}
