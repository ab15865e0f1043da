// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Columns of a table, which `TableColumn` and the builder of columns make.
///
/// Conform a type of your own to reuse columns: say in `tableColumnBody` which ones. The members
/// whose names begin with an underscore are the library's.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of what a row stands for.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// The type of what orders rows by a column; `Never` where nothing does.
    associatedtype TableColumnSortComparator: SortComparator =
        TableColumnBody.TableColumnSortComparator
    /// The type of the columns that these consist of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these consist of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
    var tableColumnBody: TableColumnBody { get }
    /// The columns one by one; not for apps.
    var _tableColumns: _TableColumns { get }
}

/// Columns without the type of what rows stand for; not for apps.
public nonisolated struct _TableColumns {
    var parts: [TableColumnPart]
}

extension _TableColumns {
    /// The same columns, which something around them tells from others.
    func inside(_ place: AnyHashable) -> [TableColumnPart] {
        parts.map { part in
            var part = part
            part.path.insert(place, at: 0)
            return part
        }
    }
}

extension TableColumnContent {
    /// The columns of the body; not for apps.
    public var _tableColumns: _TableColumns { tableColumnBody._tableColumns }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Never asked for: a table knows these columns.
    public var tableColumnBody: Never { noBody(of: Self.self) }
}

extension Never: TableColumnContent {
    /// There are no rows for columns that never are.
    public typealias TableRowValue = Never
    /// Nothing orders rows that never are.
    public typealias TableColumnSortComparator = Never
    /// Never asked for.
    public typealias TableColumnBody = Never
    /// Never asked for; not for apps.
    public var _tableColumns: _TableColumns { _TableColumns(parts: []) }
}
