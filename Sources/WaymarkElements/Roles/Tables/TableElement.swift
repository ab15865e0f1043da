// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A table's look, and how many rows it lets a person select.
public struct TableElement: Equatable, Sendable {
    /// The way in which rows and headers are drawn.
    public enum Style: String, Equatable, Sendable { case inset, bordered }

    /// The way in which rows and headers are drawn.
    public var style: Style
    /// The number of rows that may be selected.
    public var selection: ListElement.Selection
    /// True if every other row has a background of its own.
    public var alternatesRows: Bool
    /// The least width of all columns together, in points; a narrower place scrolls sideways.
    public var leastWidth: Double
    /// True if each press selects one row more or one less.
    public var isEdited = false

    /// Makes a table without selection, unless told otherwise.
    public init(
        style: Style = .inset, selection: ListElement.Selection = .none,
        alternatesRows: Bool = false, leastWidth: Double = 0
    ) {
        self.style = style
        self.selection = selection
        self.alternatesRows = alternatesRows
        self.leastWidth = leastWidth
    }
}

extension TableElement: OutlinedRole {
    var outline: String {
        line(
            "table", style.rawValue,
            selection == .none ? nil : "\(selection.rawValue) selection",
            alternatesRows ? "striped" : nil, isEdited ? "edited" : nil)
    }
}
