// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A plan to compare the stored properties of a struct; made once for each type.
///
/// Properties are read at their places in memory: a key path costs a hundred times as much.
final class FieldPlan {
    private let comparisons: [FieldComparison]
    /// True if there is a property that cannot be compared: a closure, or a weak reference.
    private let hasOthers: Bool

    /// True if values with the same bytes are equal: none of their properties hides a closure.
    let trustsBytes: Bool

    /// - Precondition: both are of the type that the plan was made for.
    func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if hasOthers { return false }
        return withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) {
                areEqual(at: UnsafeRawPointer(left), UnsafeRawPointer($0))
            }
        }
    }

    func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        !hasOthers && comparisons.allSatisfy { $0.areEqual(at: left, right) }
    }

    private init<Value>(_ type: Value.Type, ignoring: [String]) {
        let ignored = Set(ignoring + ignoring.map { "_" + $0 })
        let readable = namesOfReadableFields(of: type)
        var comparisons: [FieldComparison] = []
        let properties = Reflection.properties(of: type) ?? []
        var hasOthers = false
        for property in properties where !ignored.contains(property.name) {
            if readable.contains(property.name) {
                comparisons.append(
                    FieldComparison(
                        of: property.type, at: property.offset, isStruct: property.isStruct))
            } else {
                hasOthers = true
            }
        }
        self.comparisons = comparisons
        self.hasOthers = hasOthers || properties.isEmpty && MemoryLayout<Value>.size > 0
        trustsBytes = !self.hasOthers && comparisons.allSatisfy(\.trustsBytes)
    }
}

extension FieldPlan {
    /// The plan for a type, from the second time on the same object.
    static func of<Value>(_ type: Value.Type, ignoring: [String] = []) -> FieldPlan {
        let key = FieldPlanKey(type: ObjectIdentifier(type), ignoring: ignoring)
        if let plan = fieldPlansLock.withLock({ fieldPlans[key] }) { return plan }
        let plan = FieldPlan(type, ignoring: ignoring)
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
nonisolated(unsafe) private var fieldPlans: [FieldPlanKey: FieldPlan] = [:]

/// The stored properties that hold a plain value: no closure, and no weak or unowned reference.
private func namesOfReadableFields<Value>(of type: Value.Type) -> Set<String> {
    var names: Set<String> = []
    Reflection.forEachKeyPath(of: type) { name, _ in names.insert(name) }
    return names
}
