// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A curve of an app's own, by which values change over time.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value at a time, in seconds, on the way from zero to `value`; `nil` when the
    /// animation is over.
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// Returns the velocity at a time; `nil` where it is not known.
    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Returns whether this animation goes on from another one, which it replaces.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// It is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// It begins anew.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The facts that an animation knows, and what it remembers from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers.
    public var state = AnimationState<Value>()
    /// True once completions are due; the animation may still move a little.
    public var isLogicallyComplete = false
    /// The environment of the view. *Differs from Apple:* that of no view.
    public let environment = EnvironmentValues()

    init() {}

    /// The same facts with other memories.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var other = AnimationContext<T>()
        other.state = state
        other.isLogicallyComplete = isLogicallyComplete
        return other
    }
}

/// What an animation remembers from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes an empty memory.
    public init() {}

    /// What is remembered under a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for what animations remember.
public protocol AnimationStateKey {
    /// The type of what is remembered.
    associatedtype Value
    /// The value where nothing is remembered yet.
    static var defaultValue: Value { get }
}
