// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A comparison of one property of two values, given where the values are.
struct FieldComparison {
    typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private let offset: Int
    private let size: Int
    private let test: Test
    /// True if values of the property with the same bytes are equal.
    let trustsBytes: Bool

    init(of type: Any.Type, at offset: Int, isStruct: Bool) {
        func open<Field>(_ type: Field.Type) -> (Int, Test, Bool) {
            let (test, trustsBytes) = comparison(of: type, isStruct: isStruct)
            return (MemoryLayout<Field>.size, test, trustsBytes)
        }
        self.offset = offset
        (size, test, trustsBytes) = _openExistential(type, do: open)
    }

    func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let (left, right) = (left + offset, right + offset)
        if trustsBytes, memcmp(left, right, size) == 0 { return true }
        return test(left, right)
    }
}

/// Returns the comparison for properties of a type, and whether the same bytes are enough.
private func comparison<Field>(
    of type: Field.Type, isStruct: Bool
) -> (FieldComparison.Test, trustsBytes: Bool) {
    if let type = type as? any SourceComparable.Type { return (sameSource(type), true) }
    if type is any GraphProperty.Type { return ({ _, _ in true }, true) }
    if let type = type as? any Equatable.Type { return (equality(type), true) }
    if type is AnyObject.Type { return ({ _, _ in false }, true) }
    if isStruct, !(type is any CustomReflectable.Type) {
        let plan = FieldPlan.of(type)
        return ({ plan.areEqual(at: $0, $1) }, plan.trustsBytes)
    }
    return ({ areEqualFields($0.load(as: type), $1.load(as: type)) }, false)
}

private func equality<Field: Equatable>(_ type: Field.Type) -> FieldComparison.Test {
    { $0.load(as: type) == $1.load(as: type) }
}

private func sameSource<Field: SourceComparable>(_ type: Field.Type) -> FieldComparison.Test {
    { $0.load(as: type).hasSameSource(as: $1.load(as: type)) }
}
