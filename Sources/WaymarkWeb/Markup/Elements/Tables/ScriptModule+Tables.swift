// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScriptModule {
    static let tables = Self("tables", with: [".table"], of: EmbeddedFiles.tables_js)
}
