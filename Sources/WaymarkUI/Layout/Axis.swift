// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One of the two directions of the screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The direction's name.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Any of the two directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public let rawValue: Int8

        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// From left to right.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)

        var axes: Axes { Axes(rawValue: Int(rawValue)) }
    }
}
