// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// One of the four sides of a view.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper side, where lines begin, the lower side, where lines end.
    case top, leading, bottom, trailing

    /// Any of the four sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each side.
        public let rawValue: Int8

        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The side where lines begin.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where lines end.
        public static let trailing = Set(.trailing)
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
        /// The sides where lines begin and end.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower side.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The upper or the lower side of a view.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper and the lower side.
    case top, bottom

    /// Either or both of the two sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each side.
        public let rawValue: Int8

        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The lower side.
        public static let bottom = Set(rawValue: 2)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}

/// The side of a view where lines begin, or the one where they end.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The side where lines begin, or the one where they end.
    case leading, trailing

    /// Either or both of the two sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each side.
        public let rawValue: Int8

        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The side where lines begin.
        public static let leading = Set(rawValue: 1)
        /// The side where lines end.
        public static let trailing = Set(rawValue: 2)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}

/// Distances inside the four sides of a view, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance inside the upper side.
    public var top: CGFloat
    /// The distance inside the side where lines begin.
    public var leading: CGFloat
    /// The distance inside the lower side.
    public var bottom: CGFloat
    /// The distance inside the side where lines end.
    public var trailing: CGFloat

    /// Makes insets of four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
