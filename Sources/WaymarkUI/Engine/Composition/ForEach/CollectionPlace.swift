// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// An object that knows the elements of a collection in their order.
@MainActor protocol CollectionSource: AnyObject {
    associatedtype ID: Hashable
    /// Returns the distance of the element with this identity from the start; `nil` where there is
    /// none.
    func offset(of id: ID) -> Int?
    /// The number of elements.
    var elementCount: Int { get }
}

/// The place of a view in the collection that a `ForEach` shows.
@MainActor protocol CollectionPlace: AnyObject {
    /// The identity of the element, and the type that the app gave it with.
    var identity: (id: AnyHashable, type: Any.Type) { get }
    /// The object that shows the collection, as long as it is there.
    var source: (any CollectionSource)? { get }
    /// The distance of the element from the start of its collection.
    var offset: Int? { get }
}

/// The part of a chain of traits that says where in a collection a view stands.
///
/// Each view of the collection has one, so that the rest is made when it is asked for.
@MainActor final class PlaceLink<Source: CollectionSource>: TraitChain, CollectionPlace {
    private let id: Source.ID
    private weak var owner: Source?

    init(_ id: Source.ID, in owner: Source, outer: TraitChain?) {
        self.id = id
        self.owner = owner
        super.init(outer: outer)
    }

    override var place: (any CollectionPlace)? { self }

    var identity: (id: AnyHashable, type: Any.Type) { (AnyHashable(id), Source.ID.self) }
    var source: (any CollectionSource)? { owner }
    var offset: Int? { owner?.offset(of: id) }
}

/// The statements of a `ForEach` about all members that its views become.
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
