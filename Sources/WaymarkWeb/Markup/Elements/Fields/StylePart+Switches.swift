// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let switches = Self("switches", drawing: ["toggle"], from: EmbeddedFiles.switches_css)
}
