// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A list's look and how many rows it lets a person select.
public struct ListElement: Equatable, Sendable {
    /// The way in which rows and sections are drawn.
    public enum Style: String, Equatable, Sendable { case insetGrouped, plain, sidebar, form }

    /// The number of rows that may be selected: none, up to one, any number, exactly one.
    public enum Selection: String, Equatable, Sendable { case none, single, multiple, required }

    /// The way in which rows and sections are drawn.
    public var style: Style
    /// The number of rows that may be selected.
    public var selection: Selection
    /// True if each press selects one row more or one less, which marks beside the rows show.
    public var isEdited = false

    /// Makes a grouped list without selection, unless told otherwise.
    public init(style: Style = .insetGrouped, selection: Selection = .none) {
        self.style = style
        self.selection = selection
    }
}

extension ListElement: OutlinedRole {
    var outline: String {
        line(
            "list", style.rawValue, selection == .none ? nil : "\(selection.rawValue) selection",
            isEdited ? "edited" : nil)
    }
}
