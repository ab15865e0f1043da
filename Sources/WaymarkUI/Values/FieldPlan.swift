// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
@_spi(Reflection) import Swift

/// How to compare the stored properties of a struct; made once for each type.
final class FieldPlan<Value> {
    private let comparisons: [FieldComparison<Value>]
    /// Whether there is a property that cannot be compared: a closure, or a weak reference.
    private let hasOthers: Bool

    /// Whether values with the same bytes are equal: none of their properties hides a closure.
    let trustsBytes: Bool

    func areEqual(_ left: Value, _ right: Value) -> Bool {
        if hasOthers { return false }
        for field in comparisons where !field.areEqual(left, right) { return false }
        return true
    }

    private init(ignoring: [String]) {
        let ignored = Set(ignoring + ignoring.map { "_" + $0 })
        var structs: [String: Bool] = [:]
        _ = _forEachField(of: Value.self) { name, _, _, kind in
            structs[String(cString: name)] = kind == .struct
            return true
        }
        let compared = structs.keys.filter { !ignored.contains($0) }.count
        var comparisons: [FieldComparison<Value>] = []
        let skippingOthers = _EachFieldOptions(rawValue: 2)
        _ = _forEachFieldWithKeyPath(of: Value.self, options: skippingOthers) { name, path in
            let name = String(cString: name)
            if ignored.contains(name) { return true }
            comparison(at: path, isStruct: structs[name] ?? false).map { comparisons.append($0) }
            return true
        }
        self.comparisons = comparisons
        hasOthers = comparisons.count < compared || structs.isEmpty && MemoryLayout<Value>.size > 0
        trustsBytes = !hasOthers && comparisons.allSatisfy(\.trustsBytes)
    }
}

extension FieldPlan {
    /// The plan for a type, from the second time on the same object.
    static func of(_ type: Value.Type, ignoring: [String] = []) -> FieldPlan {
        let key = FieldPlanKey(type: ObjectIdentifier(type), ignoring: ignoring)
        if let plan = fieldPlansLock.withLock({ fieldPlans[key] }) as? FieldPlan { return plan }
        let plan = FieldPlan(ignoring: ignoring)
        fieldPlansLock.withLock { fieldPlans[key] = plan }
        return plan
    }
}

private struct FieldPlanKey: Hashable {
    let type: ObjectIdentifier
    let ignoring: [String]
}

private let fieldPlansLock = NSLock()
/// Read and written under the lock only; a plan never changes.
nonisolated(unsafe) private var fieldPlans: [FieldPlanKey: AnyObject] = [:]

/// How to compare one property.
private struct FieldComparison<Value> {
    /// Whether values of the property with the same bytes are equal.
    let trustsBytes: Bool
    let areEqual: (Value, Value) -> Bool

    init(trustsBytes: Bool = true, areEqual: @escaping (Value, Value) -> Bool) {
        self.trustsBytes = trustsBytes
        self.areEqual = areEqual
    }
}

/// How to compare one property; nothing when the key path does not lead to a stored one.
private func comparison<Value>(
    at path: PartialKeyPath<Value>, isStruct: Bool
) -> FieldComparison<Value>? {
    func open<Field>(_ type: Field.Type) -> FieldComparison<Value>? {
        guard let path = path as? KeyPath<Value, Field> else { return nil }
        if let type = type as? any SourceComparable.Type { return sameSource(type, path) }
        if type is any GraphProperty.Type { return FieldComparison { _, _ in true } }
        if let type = type as? any Equatable.Type { return equality(type, path) }
        if isStruct, !(type is any CustomReflectable.Type) {
            let plan = FieldPlan<Field>.of(type)
            return FieldComparison(trustsBytes: plan.trustsBytes) {
                plan.areEqual($0[keyPath: path], $1[keyPath: path])
            }
        }
        return FieldComparison(trustsBytes: type is AnyObject.Type) {
            areEqualFields($0[keyPath: path], $1[keyPath: path])
        }
    }
    return _openExistential(Swift.type(of: path).valueType, do: open)
}

private func equality<Value, Field: Equatable>(
    _ type: Field.Type, _ path: PartialKeyPath<Value>
) -> FieldComparison<Value>? {
    guard let path = path as? KeyPath<Value, Field> else { return nil }
    return FieldComparison { $0[keyPath: path] == $1[keyPath: path] }
}

private func sameSource<Value, Field: SourceComparable>(
    _ type: Field.Type, _ path: PartialKeyPath<Value>
) -> FieldComparison<Value>? {
    guard let path = path as? KeyPath<Value, Field> else { return nil }
    return FieldComparison { $0[keyPath: path].hasSameSource(as: $1[keyPath: path]) }
}
