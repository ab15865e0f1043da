// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One row of a table, which stands for a value.
///
/// The columns of the table make its cells. The value's `id` stands for it in the selection.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of what the row stands for.
    public typealias TableRowValue = Value
    /// Never asked for: a table knows its rows.
    public typealias TableRowBody = Never

    let value: Value

    /// Makes a row that stands for a value.
    public init(_ value: Value) { self.value = value }

    /// The row as a view; not for apps.
    @MainActor public var _tableRows: _TableRowView<Value> { _TableRowView(value: value) }
}

/// A row of a table, or of the list that a table is where there is no room; not for apps.
public nonisolated struct _TableRowView<Value: Identifiable>: View {
    let value: Value
    @Environment(\.tableContext) private var table

    /// The cells of the row; in a list the first of them.
    @MainActor public var body: some View {
        TraitView(content: content, trait: tag)
    }

    private var tag: RowTag {
        RowTag(
            value: AnyHashable(value.id), type: Value.ID.self, includesOptional: true,
            isExplicit: true)
    }

    @MainActor @ViewBuilder private var content: some View {
        if !table.isList {
            TableCells(value: value, context: table)
        } else if let disclosure = table.disclosure {
            TraitView(content: onlyCell, trait: disclosure)
        } else {
            onlyCell
        }
    }

    @MainActor private var onlyCell: some View {
        HStack { table.columns.first?.cell(value) }
    }
}

/// What rows know of their table: its columns, and where in a tree they are.
nonisolated struct TableContext {
    var columns: [TableColumnPart] = []
    /// True if the table is a list of its first column's cells.
    var isList = false
    /// The depth of a row in a tree.
    var level = 1
    /// What shows and hides the rows below the row.
    var disclosure: Disclosure?
}

private struct TableContextKey: EnvironmentKey {
    static var defaultValue: TableContext { TableContext() }
}

extension EnvironmentValues {
    var tableContext: TableContext {
        get { self[TableContextKey.self] }
        set { self[TableContextKey.self] = newValue }
    }
}
