// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The directions in which content scrolls.
public struct Axes: OptionSet, Equatable, Sendable {
    /// The set as bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Axes(rawValue: 1)
    /// Up and down.
    public static let vertical = Axes(rawValue: 2)
}
