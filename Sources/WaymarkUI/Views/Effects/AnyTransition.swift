// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The way a view comes and goes. *Differs from Apple:* renderers choose what they can show of it.
public struct AnyTransition: Sendable {
    private init() {}

    /// No transition.
    public static let identity = AnyTransition()
    /// Fades.
    public static let opacity = AnyTransition()
    /// Comes from the leading side and goes to the trailing one.
    public static let slide = AnyTransition()
    /// Grows and shrinks.
    public static let scale = AnyTransition()

    /// Grows and shrinks from a size at a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }

    /// Comes from a side and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    /// Comes from a side and pushes away what was there.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    /// Comes from a distance and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    /// Comes in one way and goes in another.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition()
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }

    /// This transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The way content changes in place. *Differs from Apple:* renderers choose what they can show of
/// it.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    /// No transition.
    public static let identity = ContentTransition(name: "identity")
    /// Fades.
    public static let opacity = ContentTransition(name: "opacity")
    /// Passes from one to the other.
    public static let interpolate = ContentTransition(name: "interpolate")

    /// Rolls digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
}
