// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort>
where RowValue: Identifiable, Sort: SortComparator {
    /// Takes a column that rows can be ordered by, or any where nothing orders rows.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// Takes a column that rows are never ordered by.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort, Column>
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
        TupleTableColumnContent(column)
    }

    /// Keeps one column as it is.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// Puts columns one after the other.
    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
        TupleTableColumnContent((repeat each column))
    }

    /// Gives the columns of an `if` without `else`, or none.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// Gives the columns of the first branch of an `if` or `switch`.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where
        RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator,
        RowValue == Second.TableRowValue, Sort == Second.TableColumnSortComparator
    {
        _ConditionalContent(storage: .first(first))
    }

    /// Gives the columns of another branch of an `if` or `switch`.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where
        RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator,
        RowValue == Second.TableRowValue, Sort == Second.TableColumnSortComparator
    {
        _ConditionalContent(storage: .second(second))
    }

    /// Gives the columns inside an `if #available`.
    public static func buildLimitedAvailability<Column: TableColumnContent>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort, Column>
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
        TupleTableColumnContent(column)
    }
}
