// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A list on which its screen and links can act without knowing what it selects.
@MainActor protocol SelectingList: _Node {
    var listSelection: any ListSelection { get }
    /// True if something is selected.
    var hasSelection: Bool { get }
    /// True if a tap selects a row and nothing else.
    var selectsOne: Bool { get }
    /// True if something is selected at all times, so that it cannot be cleared.
    var requiresSelection: Bool { get }
    /// True if presses select one more or one less, and lead nowhere.
    var isEdited: Bool { get }
    /// A value that tells whether what is selected is still the same.
    var selectionMark: AnyHashable? { get }
    func clearSelection()
    /// True if a row can stand for this.
    func canChoose(_ tag: RowTag) -> Bool
    /// Selects what the row of a pressed link stands for.
    func choose(_ tag: RowTag)
    /// The route on which this list selects a value; `nil` where nothing follows that would show
    /// it.
    func route<Value: Hashable>(selecting value: Value) -> [String]?
    /// The written form of what is selected, for routes.
    var selectedSegment: String? { get }
    /// Selects the row that is written this way.
    func select(segment: String) -> Bool
}

/// The node that presents a list: it hears what a person chooses, and writes values for routes.
@MainActor protocol ListHost: _Node {
    /// Notes a list with a selection, which hears when the route to it changes.
    func join(_ list: any AddressedNode)
    func leave(_ list: any AddressedNode)
    /// Hears that a person changed the selection, or chose again what is selected.
    func personChose(again: Bool)
    /// The route on which a list here selects a value; `nil` where nothing follows that would show
    /// it, or where the value cannot be written.
    func route<Value: Hashable>(selecting value: Value, in list: any SelectingList) -> [String]?
    /// The written form of a value.
    func segment<Value: Hashable>(of value: Value) -> String?
    /// The value that is written this way.
    func value<Value: Hashable>(of segment: String, as type: Value.Type) -> Value?
}

extension DeclarationKind {
    private enum Selection {}

    /// A list's selection, or a column's stack: what decides which column a collapsed split view
    /// shows.
    static let selection = DeclarationKind(Selection.self)
}
