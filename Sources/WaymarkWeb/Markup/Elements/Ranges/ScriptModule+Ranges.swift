// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let ranges = Self(
        "ranges", with: [".slider", ".stepper"], of: EmbeddedFiles.ranges_js)
}
