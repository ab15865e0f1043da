// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The facts about the stored properties of one type: found once, by key path.
@MainActor final class PropertyPlan<Value> {
    /// Connects the dynamic properties of a copy to a node's storage.
    private var installers: [(inout Value, PropertyStorage) -> Void] = []
    private(set) var slotCount = 0
    /// The type's name in view paths.
    private(set) lazy var name = String(describing: Value.self).withoutGenericArguments
    private let fields = FieldPlan.of(Value.self)
    /// A flag that is set once some value of this type read an observable object in its body.
    let observing = ObservingFlag()
    private let isEquatable = Value.self is any Equatable.Type
    private let isPlainData = _isPOD(Value.self)
    /// The bytes to compare where the same bytes mean the same value, which spares the look at each
    /// property; `nil` where they do not.
    private let bytes: StoredBytes?

    fileprivate init() {
        let trustsBytes = !isEquatable && (isPlainData || fields.trustsBytes)
        bytes = trustsBytes ? StoredBytes(of: Value.self) : nil
        Reflection.forEachKeyPath(of: Value.self) { _, keyPath in add(keyPath) }
    }

    /// Connects the dynamic properties of a copy to a node's storage, and says there what is
    /// missing.
    func install(_ value: inout Value, _ storage: PropertyStorage) {
        storage.missing = nil
        for install in installers { install(&value, storage) }
    }

    private func add(_ keyPath: PartialKeyPath<Value>) {
        let field = type(of: keyPath).valueType
        if let property = field as? any GraphProperty.Type {
            addGraphProperty(property, keyPath)
        } else if let property = field as? any DynamicProperty.Type {
            addUserProperty(property, keyPath)
        }
    }

    private func addGraphProperty<P: GraphProperty>(_: P.Type, _ keyPath: PartialKeyPath<Value>) {
        guard let keyPath = keyPath as? WritableKeyPath<Value, P> else { return }
        let slot = slotCount
        slotCount += 1
        installers.append { value, storage in
            value[keyPath: keyPath].connect(&storage[slot], in: storage)
            value[keyPath: keyPath].update()
        }
    }

    private func addUserProperty<P: DynamicProperty>(_: P.Type, _ keyPath: PartialKeyPath<Value>) {
        guard let keyPath = keyPath as? WritableKeyPath<Value, P> else { return }
        let slot = slotCount
        slotCount += 1
        let plan = PropertyPlans.plan(for: P.self)
        installers.append { value, storage in
            let inner =
                (storage[slot] as? PropertyStorage) ?? storage.nested(count: plan.slotCount)
            storage[slot] = inner
            plan.install(&value[keyPath: keyPath], inner)
            if inner.missing == nil { value[keyPath: keyPath].update() }
            storage.missing = storage.missing ?? inner.missing
        }
    }

    /// True if one value is the other, byte for byte, and means the same to a view by that.
    func areIdentical(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
        bytes?.areEqual(a, b) ?? false
    }

    /// True if two values that are not identical mean the same to a view; false when that cannot
    /// be known.
    func areEqual(_ a: Value, _ b: Value) -> Bool {
        if isEquatable { return Skipping.areEqual(a, b) }
        return !isPlainData && fields.areEqual(a, b)
    }
}

extension PropertyStorage {
    fileprivate func nested(count: Int) -> PropertyStorage {
        PropertyStorage(node: node, count: count)
    }
}

extension PropertyStorage: Retirable {}

/// One plan per type, for the life of the process.
@MainActor enum PropertyPlans {
    private static var plans: [ObjectIdentifier: AnyObject] = [:]

    static func plan<Value>(for type: Value.Type) -> PropertyPlan<Value> {
        let key = ObjectIdentifier(type)
        if let known = plans[key] { return unsafeDowncast(known, to: PropertyPlan<Value>.self) }
        let plan = PropertyPlan<Value>()
        plans[key] = plan
        return plan
    }
}
