// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One column, without the type of what rows stand for.
nonisolated struct TableColumnPart {
    let label: AnyView
    /// Makes the content of the cell of a row that stands for this value.
    let cell: (Any) -> AnyView
    /// The comparator that orders rows by this column; `nil` where none does.
    let comparator: Any?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var fixedBehavior: TableColumnCustomizationBehavior = []
    /// The place of the column in what builders made.
    var path: [AnyHashable] = []

    /// The identity of the column among those of its table.
    var key: AnyHashable { customizationID.map(AnyHashable.init) ?? AnyHashable(path) }
}

/// The width of a column: a fixed one, or bounds for what a person chooses.
nonisolated struct TableColumnWidth {
    /// The least width of a column about which nothing is said.
    static let least = 44.0
    /// The width that such a column has at least as long as nobody made it narrower.
    static let usual = 128.0
    /// The width of what stands after the headers.
    static let corner = 44.0

    var fixed: Double?
    var least: Double?
    var ideal: Double?
    var most: Double?

    /// The widths that a person can give the column; `nil` where it has a fixed one.
    var bounds: TableColumnElement.Widths? {
        guard fixed == nil else { return nil }
        let least = max(least ?? Self.least, 1)
        return TableColumnElement.Widths(
            least: least, most: most.map { max($0, least) })
    }

    /// The part of the column in the least width of its table.
    func needed(current: Double?) -> Double {
        current ?? least ?? min(Self.usual, most ?? .infinity)
    }
}
