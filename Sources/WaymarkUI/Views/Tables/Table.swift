// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Rows of data in several columns, which a person may sort, select, widen and customize.
///
/// In a compact width a table is a list of its first column's cells, without headers.
///
/// *Differs from Apple:* all rows are built at once, as those of lists are, and a table is as high
/// as its rows: its screen scrolls.
public nonisolated struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let rows: Rows
    let columns: Columns
    let selection: SelectionBinding<Value.ID>
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    @State private var widths: [AnyHashable: Double] = [:]
    @Environment(\.horizontalSizeClass) private var room
    @Environment(\.tableLook) private var look
    @Environment(\.tableHeaderVisibility) private var headers
    @Environment(\.alternatingRows) private var alternation

    init(
        rows: Rows, columns: Columns, selection: SelectionBinding<Value.ID>,
        sorting: TableSorting? = nil,
        customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }

    /// A table, or a list where there is no room for columns.
    @MainActor public var body: some View {
        let parts = columns._tableColumns.parts
        let shown = shown(of: parts)
        let context = TableContext(columns: shown, isList: room == .compact)
        if context.isList {
            let content = rows._hasSections ? rows._tableGroups : AnyView(rows._tableRows)
            List(selection: selection, content: content)
                .listStyle(.plain)
                .environment(\.tableContext, context)
        } else {
            List(
                selection: selection,
                content: Pair(first: header(shown, of: parts), second: rows._tableGroups),
                table: element(shown)
            )
            .environment(\.tableContext, context)
        }
    }

    @MainActor private func shown(of parts: [TableColumnPart]) -> [TableColumnPart] {
        let choice = customization?.wrappedValue ?? TableColumnCustomization()
        let shown = choice.arranged(parts).filter(choice.shows)
        return shown.isEmpty ? Array(parts.prefix(1)) : shown
    }

    @MainActor private func element(_ shown: [TableColumnPart]) -> TableElement {
        let alternates = alternation == .automatic ? look.alternates : alternation == .enabled
        return TableElement(
            style: look.style, alternatesRows: alternates,
            leastWidth: shown.reduce(customization == nil ? 0 : TableColumnWidth.corner) {
                $0 + $1.width.needed(current: width(of: $1))
            })
    }

    private func width(of part: TableColumnPart) -> Double? {
        part.width.fixed ?? widths[part.key] ?? part.width.ideal
    }

    @MainActor private func header(
        _ shown: [TableColumnPart], of parts: [TableColumnPart]
    ) -> TableColumns {
        let titles = shown.map { part in
            TableColumnTitle(
                content: part.label, key: part.key, width: width(of: part),
                widths: part.fixedBehavior.contains(.resize)
                    ? nil : part.width.bounds,
                alignment: part.alignment.position, order: sorting?.order(part) ?? .none,
                press: { sorting?.press(part) }, resize: { widths[part.key] = $0 })
        }
        let menu = customization.map {
            AnyView(TableColumnMenu(parts: parts, customization: $0))
        }
        return TableColumns(titles: titles, menu: menu, areShown: headers != .hidden)
    }
}
