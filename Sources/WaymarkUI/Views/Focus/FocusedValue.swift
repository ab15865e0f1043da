// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Observation
import OpenCombine

/// A value of whatever has the focus, or of the screen that is shown; `nil` if none sets it.
///
/// ```swift
/// @FocusedValue(\.selectedRecipe) private var recipe
/// ```
@propertyWrapper public struct FocusedValue<Value>: GraphProperty {
    private let read: (FocusedValues) -> Value?
    private var value: Value?

    /// Reads one of the focused values.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Reads the `@Observable` object of this type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0.object(objectType) }
    }

    /// The value now; the view is due when focused values change.
    public var wrappedValue: Value? { value }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        value = read(storage.node.graph.focusedValues.values(for: storage.node))
    }
}

/// What a binding of whatever has the focus leads to; `nil` if none sets the binding.
///
/// ```swift
/// @FocusedBinding(\.selectedRecipe) private var recipe
/// ```
@propertyWrapper public struct FocusedBinding<Value>: GraphProperty {
    private var source: FocusedValue<Binding<Value>>

    /// Reads one of the focused values, which is a binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        source = FocusedValue(keyPath)
    }

    /// The value of the binding; a write goes through it. Writes of `nil`, and those without a
    /// binding, are ignored.
    public var wrappedValue: Value? {
        get { source.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { source.wrappedValue?.wrappedValue = newValue } }
    }

    /// A binding to the same value.
    public var projectedValue: Binding<Value?> {
        let binding = source.wrappedValue
        return Binding(
            ClosureLocation(
                get: { binding?.wrappedValue },
                set: { new, _ in if let new { binding?.wrappedValue = new } }))
    }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        source.connect(&slot, in: storage)
    }
}

/// An observable object of whatever has the focus; `nil` if none sets one of this type.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: GraphProperty {
    /// Makes bindings to the properties of the object.
    @dynamicMemberLookup public struct Wrapper {
        fileprivate let object: ObjectType?

        /// A binding to one property of the object; `nil` without an object.
        public subscript<T>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
        ) -> Binding<T>? {
            object.map { Binding(ObservedLocation($0, keyPath)) }
        }
    }

    private var storage: ObservedStorage<ObjectType>?

    /// Reads the object of this type.
    public init() {}

    /// The object now; the view is due when it is another one and when it says that it will change.
    @MainActor public var wrappedValue: ObjectType? { storage?.object }

    /// Makes bindings to the object's properties.
    @MainActor public var projectedValue: Wrapper { Wrapper(object: storage?.object) }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        let object = storage.node.graph.focusedValues.values(for: storage.node)
            .object(ObjectType.self)
        let known = slot as? ObservedStorage<ObjectType>
        let now =
            known?.object === object
            ? known : object.map { ObservedStorage($0, node: storage.node) }
        slot = now
        self.storage = now
    }
}
