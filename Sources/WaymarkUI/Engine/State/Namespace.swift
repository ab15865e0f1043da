// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A name of a view's own, under which transitions find what belongs together.
///
/// It lives as long as the view's place in the tree. *Differs from Apple:* renderers do not use
/// it.
@propertyWrapper public struct Namespace: GraphProperty {
    private var name: Name?

    /// Makes a property whose name is given at the first evaluation.
    public init() {}

    /// An identifier that tells one name from the others.
    public struct ID: Hashable, Sendable {
        fileprivate let number: ObjectIdentifier?
    }

    /// The name; outside a `body` all are the same.
    public var wrappedValue: Namespace.ID { ID(number: name.map(ObjectIdentifier.init)) }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        let known = slot as? Name ?? Name()
        slot = known
        name = known
    }

    private final class Name: Sendable {}
}

extension Namespace: Sendable {}
