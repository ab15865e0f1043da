// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

@_spi(Reflection) import Swift

/// What is known about the stored properties of one type: found once, by key path.
@MainActor final class FieldPlan<Value> {
    /// Connects the dynamic properties of a copy to a node's storage.
    private(set) var installers: [(inout Value, PropertyStorage) -> Void] = []
    private(set) var slotCount = 0
    /// Compares field by field; `nil` where some field cannot be compared.
    private(set) var comparers: [(Value, Value) -> Bool]? = []
    /// Whether some value of this type read an observable object in its body.
    let observing = ObservingFlag()
    let isPlainData: Bool

    fileprivate init() {
        isPlainData = _isPOD(Value.self)
        var found = 0
        _ = _forEachFieldWithKeyPath(of: Value.self, options: .ignoringUnknown) { _, keyPath in
            found += 1
            add(keyPath)
            return true
        }
        if found < Self.storedFieldCount { comparers = nil }
    }

    /// Closures and weak references have no key path; a type that holds one cannot be compared.
    private static var storedFieldCount: Int {
        var count = 0
        _ = _forEachField(of: Value.self, options: []) { _, _, _, _ in
            count += 1
            return true
        }
        return count
    }

    private func add(_ keyPath: PartialKeyPath<Value>) {
        let field = type(of: keyPath).valueType
        if let property = field as? any GraphProperty.Type {
            addGraphProperty(property, keyPath)
        } else if let property = field as? any DynamicProperty.Type {
            addUserProperty(property, keyPath)
        } else {
            addComparer(field, keyPath)
        }
    }

    private func addGraphProperty<P: GraphProperty>(_: P.Type, _ keyPath: PartialKeyPath<Value>) {
        guard let keyPath = keyPath as? WritableKeyPath<Value, P> else { return }
        let slot = slotCount
        slotCount += 1
        installers.append { value, storage in
            value[keyPath: keyPath].connect(&storage.slots[slot], in: storage)
            value[keyPath: keyPath].update()
        }
        comparers?.append { $0[keyPath: keyPath].isSame(as: $1[keyPath: keyPath]) }
    }

    private func addUserProperty<P: DynamicProperty>(_: P.Type, _ keyPath: PartialKeyPath<Value>) {
        guard let keyPath = keyPath as? WritableKeyPath<Value, P> else { return }
        let slot = slotCount
        slotCount += 1
        let plan = FieldPlans.plan(for: P.self)
        installers.append { value, storage in
            let inner = (storage.slots[slot] as? PropertyStorage) ?? storage.nested(count: plan.slotCount)
            storage.slots[slot] = inner
            for install in plan.installers { install(&value[keyPath: keyPath], inner) }
            value[keyPath: keyPath].update()
            storage.missing = storage.missing ?? inner.missing
        }
        comparers?.append { plan.areEqual($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    private func addComparer<F>(_ field: F.Type, _ keyPath: PartialKeyPath<Value>) {
        func open<T>(_: T.Type) {
            guard let keyPath = keyPath as? KeyPath<Value, T> else { return comparers = nil }
            guard let compare = Skipping.comparer(for: T.self) else { return comparers = nil }
            comparers?.append { compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
        }
        _openExistential(type(of: keyPath).valueType, do: open)
    }

    /// Whether two values mean the same to a view; false when that cannot be known.
    func areEqual(_ a: Value, _ b: Value) -> Bool {
        guard let comparers else { return false }
        for areSame in comparers where !areSame(a, b) { return false }
        return true
    }
}

extension PropertyStorage {
    fileprivate func nested(count: Int) -> PropertyStorage { PropertyStorage(node: node, count: count) }
}

extension PropertyStorage: Retirable {}

extension _EachFieldOptions {
    /// Passes over fields that cannot have a key path instead of giving up.
    fileprivate static let ignoringUnknown = _EachFieldOptions(rawValue: 2)
}

/// One plan per type, for the life of the process.
@MainActor enum FieldPlans {
    private static var plans: [ObjectIdentifier: AnyObject] = [:]

    static func plan<Value>(for type: Value.Type) -> FieldPlan<Value> {
        let key = ObjectIdentifier(type)
        if let known = plans[key] { return unsafeDowncast(known, to: FieldPlan<Value>.self) }
        let plan = FieldPlan<Value>()
        plans[key] = plan
        return plan
    }
}
