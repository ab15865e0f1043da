// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The changes that a person can make to a column of a table.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The changes as bits.
    public let rawValue: Int

    /// Makes a set of changes from bits; `.reorder` and the others are shorter.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Putting the column at another place.
    public static let reorder = Self(rawValue: 1)
    /// Making the column wider and narrower.
    public static let resize = Self(rawValue: 2)
    /// Showing and hiding the column.
    public static let visibility = Self(rawValue: 4)
    /// All of these.
    public static let all: Self = [.reorder, .resize, .visibility]
}
