// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A value of which a part can be animated: views, shapes, numbers.
///
/// *Differs from Apple:* renderers animate by themselves; `animatableData` is not set while they do.
public protocol Animatable {
    /// The type of the part that can be animated.
    associatedtype AnimatableData: VectorArithmetic
    /// The part that can be animated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing to animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

/// The part of a value of which nothing can be animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes nothing.
    public init() {}

    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing.
    public static func + (a: Self, b: Self) -> Self { a }
    /// Nothing.
    public static func - (a: Self, b: Self) -> Self { a }
    /// Does nothing.
    public mutating func scale(by rhs: Double) {}
    /// Nothing has no length.
    public var magnitudeSquared: Double { 0 }
}

/// Two parts that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first part.
    public var first: First
    /// The second part.
    public var second: Second

    /// Makes a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Two parts of no length.
    public static var zero: Self { Self(.zero, .zero) }

    /// Adds part by part.
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }

    /// Subtracts part by part.
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

    /// Makes both parts this many times as large.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The squares of both lengths together.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
