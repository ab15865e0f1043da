// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Observation

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The object whose properties are bound.
    public var wrappedValue: Value

    /// Takes the object, from the declaration `@Bindable var model: Model`.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The wrapper itself, so that `$model.name` is a binding to a property of the object.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to one property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: Observable & AnyObject {
    /// Takes the object where a binding is needed in an expression: `Bindable(model).name`.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
    /// Takes another `Bindable`, from a parameter declared with `$`.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
