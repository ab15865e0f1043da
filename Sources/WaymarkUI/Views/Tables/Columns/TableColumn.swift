// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// One column of a table: a header, and the content of a cell for each row.
///
/// Its titles, and what orders rows by it, come with the initializers.
public nonisolated struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    /// The type of what a row stands for.
    public typealias TableRowValue = RowValue
    /// The type of what orders rows by the column.
    public typealias TableColumnSortComparator = Sort
    /// Never asked for: a table knows its columns.
    public typealias TableColumnBody = Never

    let label: Label
    let comparator: Sort?
    let content: (RowValue) -> Content
    private var width = TableColumnWidth()
    private var alignment = TableColumnAlignment.automatic

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// The column without its types; not for apps.
    @MainActor public var _tableColumns: _TableColumns {
        var part = TableColumnPart(
            label: AnyView(label), cell: Self.cell(content), comparator: comparator)
        part.width = width
        part.alignment = alignment
        return _TableColumns(parts: [part])
    }

    private static func cell(_ content: @escaping (RowValue) -> Content) -> (Any) -> AnyView {
        { value in
            guard let value = value as? RowValue else { return AnyView(EmptyView()) }
            return AnyView(content(value))
        }
    }
}

extension TableColumn {
    /// Keeps the column at this width; nobody can change it. Without a width it is as before.
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.width.fixed = width.map { max(Double($0), 1) }
        return copy
    }

    /// Keeps the width that a person gives the column within bounds; it begins at the ideal one.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.width = TableColumnWidth(
            least: min.map(Double.init), ideal: ideal.map(Double.init),
            most: max.flatMap { $0.isFinite ? Double($0) : nil })
        return copy
    }

    /// Says where the words of the column stand, its header's among them.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var copy = self
        copy.alignment = alignment
        return copy
    }
}
