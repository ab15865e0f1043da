// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The number of one element, given at mount and never given again in the same session.
///
/// Patches and events name elements by it; an event for a number that is gone is ignored.
public struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let rawValue: Int32

    public init(_ rawValue: Int32) { self.rawValue = rawValue }

    public var description: String { "#\(rawValue)" }

    public static func < (a: ElementID, b: ElementID) -> Bool { a.rawValue < b.rawValue }
}
