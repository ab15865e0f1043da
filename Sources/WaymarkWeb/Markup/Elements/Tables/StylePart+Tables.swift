// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension StylePart {
    static let tables = Self(
        "tables",
        drawing: [
            "table-frame", "table", "inset-table", "bordered-table", "striped", "table-columns",
            "table-column", "table-corner", "table-rows", "table-header", "table-footer",
            "table-cell",
        ],
        from: EmbeddedFiles.tables_css)
}
