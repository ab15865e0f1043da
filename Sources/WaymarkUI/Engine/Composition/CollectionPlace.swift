// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What knows the elements of a collection in their order.
@MainActor protocol CollectionSource: _Node {
    /// How far the element with this identity is from the start.
    func offset(of id: AnyHashable) -> Int?
    /// How many elements there are.
    var elementCount: Int { get }
}

/// The identity that a `ForEach` gave to a view.
nonisolated struct CollectionPlace {
    let id: AnyHashable
    /// The type that the app gave the identity with.
    let type: Any.Type
    private(set) weak var source: (any CollectionSource)?

    fileprivate init<ID: Hashable>(_ id: ID, in source: (any CollectionSource)?) {
        self.id = AnyHashable(id)
        type = ID.self
        self.source = source
    }

    /// How far the element is from the start of its collection.
    @MainActor var offset: Int? { source?.offset(of: id) }
}

/// The part of a chain of traits that says where in a collection a view stands.
@MainActor class PlaceLink: TraitChain {
    // Every link is made by the subclass that overrides this.
    var place: CollectionPlace { fatalError("a place without an identity") }
    var identity: (id: AnyHashable, type: Any.Type) { (place.id, place.type) }
}

/// A place as the collection knows it: each of its views has one, so that the rest is made when it is
/// asked for.
@MainActor final class IdentityLink<ID: Hashable>: PlaceLink {
    private let id: ID
    private weak var source: _Node?

    init(_ id: ID, in source: any CollectionSource, outer: TraitChain?) {
        self.id = id
        self.source = source
        super.init(outer: outer)
    }

    override var identity: (id: AnyHashable, type: Any.Type) { (AnyHashable(id), ID.self) }

    override var place: CollectionPlace {
        CollectionPlace(id, in: source as? any CollectionSource)
    }
}

/// What a `ForEach` states about all members that its views become.
///
/// The folder of the container that reads the statements conforms to it.
protocol CollectionTraits {
    /// Makes the part of the chain of traits that states this.
    @MainActor func makeLinks(outer: TraitChain?) -> any CollectionTraitLinks
}

/// The part of a chain of traits that states what a `ForEach` says about its members.
@MainActor protocol CollectionTraitLinks: AnyObject {
    var innermost: TraitChain { get }
    /// Takes newer statements; true where the members have to hear of it.
    func take(_ traits: any CollectionTraits) -> Bool
}
