// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The number of one element, given at mount and never given again in the same session.
///
/// Patches and events name elements by it; an event for a number that is gone is ignored.
public struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number itself, as it goes over a wire.
    public let rawValue: Int32

    /// Makes the id with this number.
    public init(_ rawValue: Int32) { self.rawValue = rawValue }

    /// The number behind a `#`, as messages show it.
    public var description: String { "#\(rawValue)" }

    /// True if `a` was given before `b`.
    public static func < (a: ElementID, b: ElementID) -> Bool { a.rawValue < b.rawValue }
}
