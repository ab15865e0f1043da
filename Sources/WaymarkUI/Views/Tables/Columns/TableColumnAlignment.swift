// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The place of words in the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
    let position: HorizontalPosition

    /// As the column's content asks for: where lines begin.
    public static let automatic = TableColumnAlignment(position: .leading)
    /// Where lines begin.
    public static let leading = TableColumnAlignment(position: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(position: .center)
    /// Where lines end.
    public static let trailing = TableColumnAlignment(position: .trailing)
    /// Where numbers of one column stand below one another: their ends meet, with digits of one
    /// width.
    public static let numeric = TableColumnAlignment(position: .trailing)

    /// Where numbers of this system stand below one another.
    ///
    /// *Differs from Apple:* the ends of all numbers meet, whatever their system is.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        .numeric
    }
}
