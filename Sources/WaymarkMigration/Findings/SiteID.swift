// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A byte of a file, by which sites of several rules and several files refer to each other.
public struct SiteID: Hashable, Sendable {
    /// The file, as it was named.
    public let path: String
    /// The byte that people are pointed to.
    public let offset: Int

    /// Names a place.
    public init(path: String, offset: Int) {
        self.path = path
        self.offset = offset
    }

    /// Feeds the byte alone: few places of different files have the same, and paths are long.
    public func hash(into hasher: inout Hasher) { hasher.combine(offset) }
}
#endif
