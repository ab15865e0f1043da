// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Finds out whether the new value of a view means the same as the old one, so that its body need
/// not run.
@MainActor enum Skipping {
    /// The oracle evaluates everything.
    static var isDisabled = false

    /// `==` through `Equatable`.
    nonisolated static func areEqual<T>(_ a: T, _ b: T) -> Bool {
        guard let a = a as? any Equatable else { return false }
        return isEqual(a, b)
    }

    /// True if a write of `new` over `old` changes nothing: an object is the same only as itself.
    nonisolated static func isSameState<T>(_ old: T, _ new: T) -> Bool {
        if T.self is AnyObject.Type { return (old as AnyObject) === (new as AnyObject) }
        return areEqual(old, new)
    }

    /// True if a part of a value stayed the same, as far as can be told.
    nonisolated static func isSamePart<T>(_ old: T, _ new: T) -> Bool {
        if T.self is AnyObject.Type { return (old as AnyObject) === (new as AnyObject) }
        return areEqualFields(old, new)
    }

    /// Compares two values byte for byte, so that also closures in them are the same.
    nonisolated static func isIdentical<T>(_ a: T, _ b: T) -> Bool {
        withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
    }

    private nonisolated static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool {
        guard let b = b as? E else { return false }
        return a == b
    }
}
