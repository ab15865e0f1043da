// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// What the files of a repository that formatters and linters read say about its lines.
struct StyleConfiguration: Hashable, Sendable {
    /// The blanks that move a line in by one step.
    var unit: String?
    /// The number of columns that a line may have.
    var limit: Int?

    /// Adds what another file says: the nearest decides how lines begin, and the narrowest how
    /// long they may be.
    mutating func add(_ other: StyleConfiguration) {
        unit = unit ?? other.unit
        limit = [limit, other.limit].compactMap(\.self).min()
    }
}
#endif
