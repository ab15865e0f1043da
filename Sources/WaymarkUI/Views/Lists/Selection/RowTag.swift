// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The value that a row stands for in its list's selection.
struct RowTag {
    let value: AnyHashable
    /// The type that the app gave it with, which may be one above that of the value.
    let type: Any.Type
    /// True if it may stand for `Optional` of its type too.
    let includesOptional: Bool
    /// True if the app gave it, rather than an identifier.
    let isExplicit: Bool

    /// Returns the value in a selection of values of this type; `nil` where it can be none of them.
    func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if self.type == Value.self { return value.base as? Value }
        guard includesOptional, let wrap = Value.self as? any OptionalValue.Type else {
            return nil
        }
        return wrap.wrapping(value.base, of: self.type) as? Value
    }
}

extension RowTag {
    /// Makes the tag of a row from a value that is no explicit tag.
    init<Value: Hashable>(implied value: Value) {
        self.init(
            value: AnyHashable(value), type: Value.self, includesOptional: true, isExplicit: false)
    }
}

/// Lets a tag of `V` stand for `V?`.
private protocol OptionalValue {
    static func wrapping(_ value: Any, of type: Any.Type) -> Any?
}

extension Optional: OptionalValue {
    static func wrapping(_ value: Any, of type: Any.Type) -> Any? {
        guard type == Wrapped.self, let value = value as? Wrapped else { return nil }
        return Optional.some(value)
    }
}

extension _Node {
    /// The tag of this row: an explicit one, else its link's value, else its identifier (NAV-078).
    final var rowTag: RowTag? {
        let traits = inputs.traits?.aboutRow ?? TraitChain.AboutRow()
        if traits.isSelectionDisabled { return nil }
        if let explicit = traits.tag { return explicit }
        var link: RowTag?
        forEachChild { link = link ?? ($0 as? any ValueLinking)?.linkedTag }
        return link ?? traits.identity
    }
}

/// A link whose value may stand for its row.
@MainActor protocol ValueLinking: AnyObject {
    var linkedTag: RowTag? { get }
}
