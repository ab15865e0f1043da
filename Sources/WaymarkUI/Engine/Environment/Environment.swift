// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Observation
import OpenCombine

/// A value from the environment of a view; the view is due whenever exactly this value changes.
@propertyWrapper public struct Environment<Value>: GraphProperty {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?

    /// Reads one property of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the `@Observable` object of this type that a view above set with `environment(_:)`.
    ///
    /// *Differs from Apple:* a missing object is an issue and the view is not shown; the program
    /// goes on.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0.object(objectType) }
    }

    /// Reads the `@Observable` object of this type, or `nil` when none was set.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { .some($0.object(objectType)) }
    }

    /// The value as the views above set it, or its default; read it in `body` only.
    public var wrappedValue: Value {
        if let value { return value }
        guard let value = read(EnvironmentValues()) else {
            // Reached only from a view that was never mounted; a mounted one is not evaluated
            // without its object.
            fatalError("the environment was read outside a view's body, where it has no value")
        }
        return value
    }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        let values = EnvironmentValues(scope: storage.node.inputs.scope, reader: storage.node)
        value = read(values)
        // Only an object can be missing, and then it is the value itself.
        if value == nil { storage.missing = storage.missing ?? Value.self }
    }
}

/// An observable object from the environment of a view.
///
/// *Differs from Apple:* a missing object is an issue and the view is not shown; the program goes
/// on.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: GraphProperty {
    private var storage: ObservedStorage<ObjectType>?

    /// Reads the object of this type that a view above set with `environmentObject(_:)`.
    public init() {}

    /// The object that a view above set; read it in `body` only.
    @MainActor public var wrappedValue: ObjectType {
        guard let storage else {
            // Reached only from a view that was never mounted; a mounted one is not evaluated
            // without its object.
            fatalError(
                "an environment object was read outside a view's body, where it has no value")
        }
        return storage.object
    }

    /// Makes bindings to the object's properties.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        let values = EnvironmentValues(scope: storage.node.inputs.scope, reader: storage.node)
        guard let object = values.object(ObjectType.self) else {
            storage.missing = storage.missing ?? ObjectType.self
            return
        }
        if let known = slot as? ObservedStorage<ObjectType>, known.object === object {
            self.storage = known
        } else {
            let made = ObservedStorage(object, node: storage.node)
            slot = made
            self.storage = made
        }
    }
}

/// A type's name without its module and context.
func shortName(of type: Any.Type) -> String { String(describing: type) }
