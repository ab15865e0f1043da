// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension String.StandardComparator {
    /// The order in which file managers put names: numbers count as such, and case does not.
    ///
    /// *Differs from Apple:* it is that order in the columns of a table, which take it for a
    /// property; elsewhere it compares letter by letter, as `lexical` does.
    public static var localizedStandard: Self { .lexical }

    /// The order of the language.
    ///
    /// *Differs from Apple:* as for `localizedStandard`.
    public static var localized: Self { .lexical }
}

/// Compares texts as file managers do: numbers count as such, and case does not.
struct StandardOrder: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = NSString(string: lhs).localizedStandardCompare(rhs)
        guard order == .reverse else { return result }
        switch result {
        case .orderedAscending: return .orderedDescending
        case .orderedDescending: return .orderedAscending
        case .orderedSame: return .orderedSame
        }
    }
}
