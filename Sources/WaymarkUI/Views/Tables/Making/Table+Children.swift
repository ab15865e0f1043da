// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Tables with rows for the elements of a tree; a row with others below it shows and hides them.
extension Table {
    /// None can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: .none, customization: columnCustomization)
    }

    /// None can be selected; headers order the rows.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
        Columns.TableRowValue == Sort.Compared
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: .none, sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// A person may select one.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: .single(selection), customization: columnCustomization)
    }

    /// A person may select one; headers order the rows.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
        Columns.TableRowValue == Sort.Compared
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: .single(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }

    /// A person may select several.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: .multiple(selection), customization: columnCustomization)
    }

    /// A person may select several; headers order the rows.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
        Columns.TableRowValue == Sort.Compared
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            selection: .multiple(selection), sorting: TableSorting(sortOrder),
            customization: columnCustomization)
    }
}
