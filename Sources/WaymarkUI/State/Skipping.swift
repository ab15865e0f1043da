// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// When the new value of a view means the same as the old one, so that its body need not run.
@MainActor enum Skipping {
    /// The oracle evaluates everything.
    static var isDisabled = false

    /// How to compare fields of a type; `nil` when that cannot be done and the field counts as changed.
    static func comparer<T>(for type: T.Type) -> ((T, T) -> Bool)? {
        if type is any Equatable.Type { return { areEqual($0, $1) } }
        if _isPOD(type) { return { bytesEqual($0, $1) } }
        if type is AnyObject.Type { return { ($0 as AnyObject) === ($1 as AnyObject) } }
        guard Mirror.isStruct(type) else { return nil }
        let plan = FieldPlans.plan(for: type)
        guard plan.comparers != nil, plan.installers.isEmpty || type is any View.Type else { return nil }
        return { plan.areEqual($0, $1) }
    }

    /// `==` through `Equatable`.
    nonisolated static func areEqual<T>(_ a: T, _ b: T) -> Bool {
        guard let a = a as? any Equatable else { return false }
        return isEqual(a, b)
    }

    nonisolated static func bytesEqual<T>(_ a: T, _ b: T) -> Bool {
        withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
    }

    private nonisolated static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool {
        guard let b = b as? E else { return false }
        return a == b
    }
}

extension Mirror {
    /// Whether a type is a structure, as far as it can be told without a value.
    fileprivate static func isStruct(_ type: Any.Type) -> Bool {
        !(type is AnyObject.Type) && _typeKind(type) == .structure
    }
}
