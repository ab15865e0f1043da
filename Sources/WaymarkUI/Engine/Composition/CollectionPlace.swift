// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What knows the elements of a collection in their order.
@MainActor protocol CollectionSource: AnyObject {
    /// How far the element with this identity is from the start.
    func offset(of id: AnyHashable) -> Int?
    /// How many elements there are.
    var elementCount: Int { get }
}

/// The identity that a `ForEach` gave to a view.
nonisolated struct CollectionPlace: MemberTrait {
    let id: AnyHashable
    /// The type that the app gave the identity with.
    let type: Any.Type
    private(set) weak var source: (any CollectionSource)?

    init<ID: Hashable>(_ id: ID, in source: any CollectionSource) {
        self.id = AnyHashable(id)
        type = ID.self
        self.source = source
    }

    /// How far the element is from the start of its collection.
    @MainActor var offset: Int? { source?.offset(of: id) }

    func isSame(as other: CollectionPlace) -> Bool { id == other.id }
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
