// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let lists = Self(
        "lists", with: [".list"],
        of: EmbeddedFiles.lists_js, EmbeddedFiles.kinds_js, EmbeddedFiles.stops_js,
        EmbeddedFiles.selection_js, EmbeddedFiles.keys_js)
}
