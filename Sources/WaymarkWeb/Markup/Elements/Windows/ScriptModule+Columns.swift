// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let columns = Self(
        "columns", with: [".split"],
        of: EmbeddedFiles.columns_js, EmbeddedFiles.leading_js, EmbeddedFiles.edges_js)
}
