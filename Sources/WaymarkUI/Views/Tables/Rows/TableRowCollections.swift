// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// No rows, as an empty closure makes them.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The type of what a row would stand for.
    public typealias TableRowValue = Value
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    /// Makes no rows.
    public init() {}

    /// No views; not for apps.
    @MainActor public var _tableRows: EmptyView { EmptyView() }
}

/// Rows of several statements one after the other, as a builder makes them.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    /// The type of what a row stands for.
    public typealias TableRowValue = Value
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    /// The rows of one statement, or those of several as a tuple.
    public var value: T

    init(_ value: T) { self.value = value }

    @MainActor private var parts: [any TableRowContent] {
        if let only = value as? any TableRowContent { return [only] }
        return Mirror(reflecting: value).children.compactMap { $0.value as? any TableRowContent }
    }

    /// The rows as views; not for apps.
    @MainActor public var _tableRows: TupleView<[AnyView]> {
        TupleView(parts.map { Self.rows(of: $0) })
    }

    /// True if there are sections in one of the parts; not for apps.
    @MainActor public var _hasSections: Bool { parts.contains { $0._hasSections } }

    /// The rows of each part as sections; not for apps.
    @MainActor public var _tableGroups: AnyView {
        _hasSections ? AnyView(TupleView(parts.map(\._tableGroups))) : AnyView(looseRows)
    }

    @MainActor private static func rows<Content: TableRowContent>(of content: Content) -> AnyView {
        AnyView(content._tableRows)
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    /// The type of what a row stands for.
    public typealias TableRowValue = Content.TableRowValue
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    /// The rows of the closure, for a place that takes those of one statement.
    public nonisolated init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where Value == Content.TableRowValue, Value: Identifiable {
        self.content = content()
    }

    /// The rows as views; not for apps.
    @MainActor public var _tableRows: Content._TableRows { content._tableRows }
    /// True if there are sections among the rows; not for apps.
    @MainActor public var _hasSections: Bool { content._hasSections }
    /// The rows as sections; not for apps.
    @MainActor public var _tableGroups: AnyView { content._tableGroups }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The type of what a row stands for.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    /// The rows as views; not for apps.
    @MainActor public var _tableRows: Wrapped._TableRows? { self?._tableRows }
    /// True if there are sections among the rows; not for apps.
    @MainActor public var _hasSections: Bool { self?._hasSections ?? false }
    /// The rows as sections; not for apps.
    @MainActor public var _tableGroups: AnyView { self?._tableGroups ?? AnyView(EmptyView()) }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of what a row stands for.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// Never asked for: a table knows these rows.
    public typealias TableRowBody = Never

    /// The rows as views; not for apps.
    @MainActor public var _tableRows:
        _ConditionalContent<TrueContent._TableRows, FalseContent._TableRows>
    {
        switch storage {
        case .first(let rows): _ConditionalContent<_, _>(storage: .first(rows._tableRows))
        case .second(let rows): _ConditionalContent<_, _>(storage: .second(rows._tableRows))
        }
    }

    /// True if there are sections among the rows; not for apps.
    @MainActor public var _hasSections: Bool {
        switch storage {
        case .first(let rows): rows._hasSections
        case .second(let rows): rows._hasSections
        }
    }

    /// The rows as sections; not for apps.
    @MainActor public var _tableGroups: AnyView {
        switch storage {
        case .first(let rows): rows._tableGroups
        case .second(let rows): rows._tableGroups
        }
    }
}
