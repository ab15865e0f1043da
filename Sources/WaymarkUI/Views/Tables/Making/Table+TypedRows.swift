// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Tables whose rows are named one by one, and say what they stand for.
extension Table {
    /// None can be selected.
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .none)
    }

    /// None can be selected; headers order the rows.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows: rows(), columns: columns(), selection: .none, sorting: TableSorting(sortOrder))
    }

    /// A person may select one.
    public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .single(selection))
    }

    /// A person may select one; headers order the rows.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows: rows(), columns: columns(), selection: .single(selection),
            sorting: TableSorting(sortOrder))
    }

    /// A person may select several.
    public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .multiple(selection))
    }

    /// A person may select several; headers order the rows.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows: rows(), columns: columns(), selection: .multiple(selection),
            sorting: TableSorting(sortOrder))
    }
}
