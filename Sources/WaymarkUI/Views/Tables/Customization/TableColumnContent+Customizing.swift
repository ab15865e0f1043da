// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension TableColumnContent {
    /// Gives a column the identifier by which a `TableColumnCustomization` knows it.
    ///
    /// Each column of a table needs one of its own.
    public nonisolated func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedColumns(columns: self) { $0.customizationID = id }
    }

    /// Shows or hides a column until a person chooses otherwise.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedColumns(columns: self) { $0.defaultVisibility = visibility }
    }

    /// Keeps a person from changing a column in these ways.
    public nonisolated func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedColumns(columns: self) { $0.fixedBehavior.formUnion(behavior) }
    }
}

/// Columns about which something more is said.
private nonisolated struct ChangedColumns<Columns: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Columns.TableRowValue
    typealias TableColumnSortComparator = Columns.TableColumnSortComparator
    typealias TableColumnBody = Never

    let columns: Columns
    let change: (inout TableColumnPart) -> Void

    @MainActor var _tableColumns: _TableColumns {
        var all = columns._tableColumns
        for index in all.parts.indices { change(&all.parts[index]) }
        return all
    }
}
