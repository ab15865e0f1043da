// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// True if two values have equal stored properties; the body of `==` that `@Equatable` writes.
///
/// Properties of the framework (`State`, `Environment` and the like) are skipped, since the views
/// that read them are told of every change; a ``SourceComparable`` one has to have the same source.
/// A `DynamicProperty` of the app's own is compared by its parts. Equatable properties are compared
/// with `==`, objects by identity, other structs, tuples, arrays, optionals and enums by their
/// parts. Closures, and whatever else cannot be compared, make the values unequal.
///
/// - Parameter ignoring: the properties to leave out, by name, as the type declares them.
/// - Complexity: O(*n*) in the number of properties, without the time of their own `==`.
public func _equatableFields<Value>(
    _ left: Value, _ right: Value, ignoring: [String] = []
) -> Bool {
    FieldPlan.of(Value.self, ignoring: ignoring).areEqual(left, right)
}

/// A property of the framework that its view's creator provides, as a binding is.
protocol SourceComparable {
    /// True if both read and write the same place, so that one can stay in place of the other.
    nonisolated func hasSameSource(as other: Self) -> Bool
}

/// True if two values of one static type are equal, as far as can be told at run time.
func areEqualFields<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? any Equatable { return areEqual(left, right) }
    if let left = left as? Any.Type, let right = right as? Any.Type { return left == right }
    if left is any CustomReflectable, !(left is any PlainMirror) { return false }
    let mirror = Mirror(reflecting: left)
    if mirror.displayStyle == .class { return (left as AnyObject) === (right as AnyObject) }
    guard mirror.subjectType == Value.self else {
        return areEqualHeldValues(left, right, as: mirror.subjectType)
    }
    switch mirror.displayStyle {
    case .struct: return FieldPlan.of(Value.self).areEqual(left, right)
    case .enum: return areEqualCases(left, right)
    case .tuple, .optional, .collection: return areEqualParts(mirror, Mirror(reflecting: right))
    default: return false
    }
}

/// Types that make a mirror of themselves, and hide nothing in it.
private protocol PlainMirror {}
extension Array: PlainMirror {}
extension ArraySlice: PlainMirror {}
extension ContiguousArray: PlainMirror {}
extension Optional: PlainMirror {}

private func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { left == $0 } ?? false
}

/// Values that are kept as `Any` or as a protocol have to be of one type.
private func areEqualHeldValues<Value>(_ left: Value, _ right: Value, as type: Any.Type) -> Bool {
    func compare<Held>(_ type: Held.Type) -> Bool {
        guard let left = left as? Held, let right = right as? Held else { return false }
        return areEqualFields(left, right)
    }
    return Mirror(reflecting: right).subjectType == type && _openExistential(type, do: compare)
}

private func areEqualParts(_ left: Mirror, _ right: Mirror) -> Bool {
    left.children.count == right.children.count
        && zip(left.children, right.children).allSatisfy { left, right in
            left.label == right.label && areEqualFields(left.value, right.value)
        }
}

/// Cases without associated values are told apart by the names that the type does not hide.
private func areEqualCases<Value>(_ left: Value, _ right: Value) -> Bool {
    let mirrors = (Mirror(reflecting: left), Mirror(reflecting: right))
    if !mirrors.0.children.isEmpty || !mirrors.1.children.isEmpty {
        return areEqualParts(mirrors.0, mirrors.1)
    }
    let describesItself =
        left is any CustomStringConvertible || left is any CustomDebugStringConvertible
        || left is any TextOutputStreamable
    return !describesItself && String(describing: left) == String(describing: right)
}
