// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Rows of a table that are made from a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue, Data>:
    TableRowContent
{
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension DynamicTableRowContent {
    /// Accepted: says what to do with things of these types that are dropped between the rows.
    ///
    /// *Differs from Apple:* nothing is dropped between rows, and the closure is never called.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue, Data> { self }
}

/// A row for each element of a collection, as a table makes it from one.
public nonisolated struct TableForEachContent<Data>: DynamicTableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
    /// The type of what a row stands for.
    public typealias TableRowValue = Data.Element
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    /// The collection.
    public var data: Data

    init(_ data: Data) { self.data = data }

    /// The rows as views; not for apps.
    @MainActor public var _tableRows: ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
        ForEach(data: data, content: { _TableRowView(value: $0) }, id: { $0.id })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of what a row stands for.
    public typealias TableRowValue = Content.TableRowValue
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    /// The rows as views; not for apps.
    @MainActor public var _tableRows: ForEach<Data, ID, Content._TableRows> {
        let content = content
        return ForEach<Data, ID, Content._TableRows>(
            data: data, content: { content($0)._tableRows }, id: id)
    }

    /// True if there are sections among the rows of the first element; not for apps.
    @MainActor public var _hasSections: Bool {
        data.first.map { content($0)._hasSections } ?? false
    }

    /// The rows as sections; not for apps.
    @MainActor public var _tableGroups: AnyView {
        guard _hasSections else { return AnyView(looseRows) }
        let content = content
        return AnyView(
            ForEach<Data, ID, AnyView>(
                data: data, content: { content($0)._tableGroups }, id: id))
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach
where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Rows for each element, told apart by the elements' own `id`.
    public init<Value>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Content: TableRowContent {
    /// Rows for each element, told apart by one of their properties.
    public init<Value>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TableRowContent {
    /// Rows for each number of a range; for a number of rows that does not change.
    public init<Value>(
        _ data: Range<Int>, @TableRowBuilder<Value> content: @escaping (Int) -> Content
    ) where Value == Content.TableRowValue, Value: Identifiable {
        self.init(data: data, content: content) { $0 }
    }
}
