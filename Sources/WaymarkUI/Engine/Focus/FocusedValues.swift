// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A kind of value that a view hands to others while it has the focus.
public protocol FocusedValueKey {
    /// The type of the value, which is optional in `FocusedValues`: nothing that has the focus need
    /// set it.
    associatedtype Value
}

/// The values of what has the focus, for views elsewhere.
///
/// Declare a value of your own as a property, or with the macro `@Entry`:
///
/// ```swift
/// private struct SelectedRecipe: FocusedValueKey {
///     typealias Value = Binding<String>
/// }
///
/// extension FocusedValues {
///     var selectedRecipe: Binding<String>? {
///         get { self[SelectedRecipe.self] }
///         set { self[SelectedRecipe.self] = newValue }
///     }
/// }
/// ```
public struct FocusedValues {
    /// The values by their keys, and objects by their types.
    private(set) var set: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value under a key; `nil` while nothing that has the focus sets it.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { set[ObjectIdentifier(key)] as? Key.Value }
        set { set[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type.
    func object<T: AnyObject>(_ type: T.Type) -> T? { set[ObjectIdentifier(type)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T?) { set[ObjectIdentifier(T.self)] = object }

    /// Takes the values of what is further inside.
    mutating func add(_ inner: FocusedValues) { set.merge(inner.set) { $1 } }

    func isSame(as other: FocusedValues) -> Bool {
        set.count == other.set.count
            && set.allSatisfy { key, value in
                guard let old = other.set[key] else { return false }
                return areEqualFields(value, old)
            }
    }
}

extension FocusedValues: Equatable {
    /// True if both have equal values under the same keys.
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool { a.isSame(as: b) }
}
