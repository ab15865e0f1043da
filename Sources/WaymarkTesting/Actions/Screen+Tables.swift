// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Screen {
    /// The titles of the columns that a person sees the headers of, in reading order.
    public var columns: [String] { front.headers.map(\.label) }

    /// The words of each row's cells, in reading order; a row of a list is one cell.
    ///
    /// ```swift
    /// try screen.sort(by: "Name")
    /// #expect(screen.rows.first == ["Ada", "1815"])
    /// ```
    public var rows: [[String]] {
        var rows: [[String]] = []
        front.forEach { if let words = $0.wordsOfRow { rows.append(words) } }
        return rows
    }

    /// The title of the column that orders the rows; `nil` where none does.
    public var sortedColumn: String? { front.headers.first { $0.isAscending != nil }?.label }

    /// True if the least row is the first; `nil` where no column orders the rows.
    public var isAscending: Bool? { front.headers.compactMap(\.isAscending).first }

    /// Presses the header of the column that is called this: once to order the rows by it, again to
    /// turn the order.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one column, is called so, or when it
    ///   orders nothing.
    public func sort(by column: String) throws {
        let header = try header(column, "sort by")
        guard header.isPressable else {
            throw error("sort by '\(column)': the column orders nothing")
        }
        send(.press, to: header)
    }

    /// Makes the column that is called this as wide, in points; beyond its bounds it is as wide as
    /// these allow.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one column, is called so, or when it has
    ///   a width that nobody can change.
    public func resize(column: String, to width: Double) throws {
        let header = try header(column, "resize")
        guard header.column?.widths != nil else {
            throw error("resize '\(column)': its width cannot be changed")
        }
        send(.setValue(width), to: header)
    }

    /// Returns the width of the column that is called this, in points; `nil` where it takes its
    /// share of the room.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one column, is called so.
    public func width(of column: String) throws -> Double? {
        try header(column, "measure").column?.width
    }

    /// Selects the row of a list or a table that is called this; with `extending` it keeps what is
    /// selected and switches this row.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one row, is called so, or when it cannot
    ///   be selected.
    public func select(row name: String, extending: Bool = false) throws {
        send(extending ? .pressExtending : .press, to: try row(name))
    }

    /// Selects all rows of a list or a table from one to another.
    ///
    /// - Throws: `ScreenError` when nothing, or more than one row, is called so, or when it cannot
    ///   be selected.
    public func select(rowsFrom first: String, through last: String) throws {
        send(.pressThrough(try row(first).id), to: try row(last))
    }

    private func row(_ name: String) throws -> Element {
        try find(name, "select", in: front) { $0.isRow && $0.isPressable }
    }

    private func header(_ name: String, _ verb: String) throws -> Element {
        try find(name, verb, in: front) { $0.column != nil }
    }
}

extension Element {
    fileprivate var column: TableColumnElement? {
        if case .tableColumn(let column) = role { return column }
        return nil
    }

    /// The direction of the order that a column decides; `nil` where it decides none.
    fileprivate var isAscending: Bool? {
        guard let sorting = column?.sorting, sorting == .ascending || sorting == .descending else {
            return nil
        }
        return sorting == .ascending
    }

    /// The headers of columns that a person sees.
    fileprivate var headers: [Element] {
        var headers: [Element] = []
        forEach { element in
            if case .tableColumns(areShown: true) = element.role {
                headers += element.children.filter { $0.column != nil }
            }
        }
        return headers
    }
}
