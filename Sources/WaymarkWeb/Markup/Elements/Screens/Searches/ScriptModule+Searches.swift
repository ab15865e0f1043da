// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let searches = Self(
        "searches", with: [".item.search"],
        of: EmbeddedFiles.searches_js, EmbeddedFiles.results_js, EmbeddedFiles.escape_js)
}
