// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let pickers = Self(
        "pickers", drawing: ["picker", "choices", "choice"], from: EmbeddedFiles.pickers_css)
}
