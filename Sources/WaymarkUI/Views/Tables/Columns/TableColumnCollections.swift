// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Several columns one after the other, as a builder makes them.
public nonisolated struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
    /// The type of what a row stands for.
    public typealias TableRowValue = RowValue
    /// The type of what orders rows by the columns.
    public typealias TableColumnSortComparator = Sort
    /// Never asked for: a table knows these columns.
    public typealias TableColumnBody = Never

    /// The columns: one, or several as a tuple.
    public var value: T

    init(_ value: T) { self.value = value }

    /// The columns one by one; not for apps.
    @MainActor public var _tableColumns: _TableColumns {
        if let only = value as? any TableColumnContent { return only._tableColumns }
        let all = Mirror(reflecting: value).children.compactMap {
            $0.value as? any TableColumnContent
        }
        return _TableColumns(
            parts: all.enumerated().flatMap { $0.element._tableColumns.inside($0.offset) })
    }
}

/// Columns for the elements of a collection, told apart by identifiers.
public nonisolated struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator
{
    /// The type of what a row stands for.
    public typealias TableRowValue = RowValue
    /// The type of what orders rows by the columns.
    public typealias TableColumnSortComparator = Sort
    /// Never asked for: a table knows these columns.
    public typealias TableColumnBody = Never

    /// The collection.
    public var data: Data
    /// Makes the columns of one element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    /// Columns for each element, told apart by one of their properties.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    /// Columns for each element, told apart by the elements' own `id`.
    public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    /// Columns for each number of a range.
    public init(
        _ data: Range<Int>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data, id: \.self, content: content)
    }

    /// The columns one by one; not for apps.
    @MainActor public var _tableColumns: _TableColumns {
        _TableColumns(
            parts: data.flatMap { content($0)._tableColumns.inside(AnyHashable(id($0))) })
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    /// The type of what a row stands for.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of what orders rows by the columns.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    /// Never asked for: a table knows these columns.
    public typealias TableColumnBody = Never

    /// The columns of the closure, for a place that takes one.
    public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where
        R == Content.TableRowValue, C == Content.TableColumnSortComparator, R: Identifiable,
        C: SortComparator
    {
        self.content = content()
    }

    /// The columns one by one; not for apps.
    @MainActor public var _tableColumns: _TableColumns { content._tableColumns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// The type of what a row stands for.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The type of what orders rows by the columns.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// Never asked for: a table knows these columns.
    public typealias TableColumnBody = Never

    /// The columns one by one; not for apps.
    @MainActor public var _tableColumns: _TableColumns {
        self?._tableColumns ?? _TableColumns(parts: [])
    }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    /// The type of what a row stands for.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// The type of what orders rows by the columns.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    /// Never asked for: a table knows these columns.
    public typealias TableColumnBody = Never

    /// The columns one by one; not for apps.
    @MainActor public var _tableColumns: _TableColumns {
        switch storage {
        case .first(let columns): _TableColumns(parts: columns._tableColumns.inside(true))
        case .second(let columns): _TableColumns(parts: columns._tableColumns.inside(false))
        }
    }
}
