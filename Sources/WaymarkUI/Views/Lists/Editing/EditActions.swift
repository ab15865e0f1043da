// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The actions that a person may take on the rows of a bound collection.
///
/// Use it in `List($items, editActions: .delete)` and `ForEach($items, editActions: .all)`.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// Makes a set of actions from bits; `.delete`, `.move` and `.all` are shorter.
    public init(rawValue: Int) { self.rawValue = rawValue }

    static var deleting: Self { Self(rawValue: 1) }
    static var moving: Self { Self(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// A person may delete rows.
    public static var delete: EditActions<Data> { deleting }
}

extension EditActions where Data: MutableCollection {
    /// A person may move rows.
    public static var move: EditActions<Data> { moving }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
    /// A person may delete and move rows.
    public static var all: EditActions<Data> { [deleting, moving] }
}
