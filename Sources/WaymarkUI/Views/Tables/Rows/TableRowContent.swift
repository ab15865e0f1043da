// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Rows of a table, which `TableRow`, `ForEach` and the builder of rows make.
///
/// Conform a type of your own to reuse rows: say in `tableRowBody` which ones. The members whose
/// names begin with an underscore are the library's.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    /// The type of what a row stands for.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of the rows that these consist of.
    associatedtype TableRowBody: TableRowContent
    /// The type of the rows as views; not for apps.
    associatedtype _TableRows: View = TableRowBody._TableRows

    /// The rows that these consist of.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
    /// The rows as views that become rows of a table or of a list; not for apps.
    var _tableRows: _TableRows { get }
    /// True if there are sections among the rows; not for apps.
    var _hasSections: Bool { get }
    /// The rows as sections, and those that are in none as sections of their own; not for apps.
    var _tableGroups: AnyView { get }
}

extension TableRowContent where _TableRows == TableRowBody._TableRows {
    /// The rows of the body; not for apps.
    public var _tableRows: TableRowBody._TableRows { tableRowBody._tableRows }
}

extension TableRowContent {
    /// True if there are sections in the body; not for apps.
    public var _hasSections: Bool { tableRowBody._hasSections }
    /// The rows of the body as sections; not for apps.
    public var _tableGroups: AnyView { tableRowBody._tableGroups }
}

extension TableRowContent where TableRowBody == Never {
    /// Never asked for: a table knows these rows.
    public var tableRowBody: Never { noBody(of: Self.self) }
    /// False: there are no sections unless something else is said; not for apps.
    public var _hasSections: Bool { false }
    /// The rows as one section; not for apps.
    public var _tableGroups: AnyView { AnyView(looseRows) }
}

extension TableRowContent {
    /// The rows as one section without a header.
    var looseRows: Section<EmptyView, _TableRows, EmptyView> {
        Section(header: EmptyView(), content: _tableRows, footer: EmptyView())
    }
}

extension Never: TableRowContent {
    /// Never asked for.
    public typealias TableRowBody = Never
    /// Never asked for; not for apps.
    public typealias _TableRows = EmptyView
    /// Never asked for; not for apps.
    public var _tableRows: EmptyView { EmptyView() }
}
