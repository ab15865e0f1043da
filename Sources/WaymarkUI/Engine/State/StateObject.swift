// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import OpenCombine

/// An observable object that a view makes and owns: made once per place in the tree, when first
/// shown.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: GraphProperty {
    private let make: () -> ObjectType
    private var storage: ObservedStorage<ObjectType>?

    /// The closure runs once, when the view first appears in the tree (NAV-178).
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object that lives as long as the view's place in the tree.
    @MainActor public var wrappedValue: ObjectType { storage?.object ?? make() }

    /// Makes bindings to the object's properties.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        let known =
            (slot as? ObservedStorage<ObjectType>) ?? ObservedStorage(make(), node: storage.node)
        slot = known
        self.storage = known
    }
}

/// An observable object that something else owns.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: GraphProperty {
    /// Makes bindings to the properties of an observable object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to one property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(ObservedLocation(object, keyPath))
        }
    }

    /// The object; the view is due whenever it says that it will change.
    public var wrappedValue: ObjectType

    /// Takes the object from its owner, usually as a parameter of the view.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Takes the object from its owner; an older way to write `init(wrappedValue:)`.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings to the object's properties, as in `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        if let known = slot as? ObservedStorage<ObjectType>, known.object === wrappedValue {
            return
        }
        slot = ObservedStorage(wrappedValue, node: storage.node)
    }

}

extension ObservedObject: SourceComparable {
    func hasSameSource(as other: ObservedObject<ObjectType>) -> Bool {
        wrappedValue === other.wrappedValue
    }
}

/// An object and the subscription that makes a node due when the object changes.
@MainActor final class ObservedStorage<ObjectType: ObservableObject> {
    let object: ObjectType
    private var subscription: AnyCancellable?

    init(_ object: ObjectType, node: _Node) {
        self.object = object
        subscription = object.objectWillChange.sink { [weak node] _ in
            ObservationTracker.onMain { [weak node] in
                node?.noticeObjectChange()
            }
        }
    }
}
