// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians, where a full turn is 2π.
    public var radians: Double

    /// The angle in degrees, where a full turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Makes an angle of radians.
    public init(radians: Double) { self.radians = radians }

    /// Makes an angle of degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// No turn.
    public init() { radians = 0 }

    /// No turn.
    public static let zero = Angle()

    /// An angle of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// True if the first angle is the smaller one.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

/// Geometric effects are accepted; no renderer shows them yet.
extension View {
    /// Accepted: no renderer shows it yet.
    public nonisolated func scaleEffect(
        _ s: CGFloat, anchor: UnitPoint = .center
    ) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View { self }
}
