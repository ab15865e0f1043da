// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Tables with a row for each element of a collection.
extension Table {
    /// None can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableForEachContent(data), columns: columns(), selection: .none)
    }

    /// None can be selected; headers order the rows.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Columns.TableRowValue == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .none,
            sorting: TableSorting(sortOrder))
    }

    /// A person may select one.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .single(selection))
    }

    /// A person may select one; headers order the rows.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Columns.TableRowValue == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .single(selection),
            sorting: TableSorting(sortOrder))
    }

    /// A person may select several.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .multiple(selection))
    }

    /// A person may select several; headers order the rows.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
        Columns.TableRowValue == Sort.Compared
    {
        self.init(
            rows: TableForEachContent(data), columns: columns(), selection: .multiple(selection),
            sorting: TableSorting(sortOrder))
    }
}
