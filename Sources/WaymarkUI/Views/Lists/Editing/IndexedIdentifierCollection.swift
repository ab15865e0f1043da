// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The places and the identities of a collection's elements, for editable rows.
///
/// Only to be named: `ForEach` and `List` make it from `$items`. It has a copy of the collection,
/// so that rows which are going away can still be asked for their identity.
public nonisolated struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// The place of an element, as the collection itself counts.
    public typealias Index = Base.Index

    /// An element's place and its identity.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    let base: Base
    let id: (Base.Element) -> ID

    /// The place of the first element.
    public var startIndex: Index { base.startIndex }
    /// The place after the last element.
    public var endIndex: Index { base.endIndex }
    /// The place after the given one.
    public func index(after index: Index) -> Index { base.index(after: index) }
    /// Moves a place to the next one.
    public func formIndex(after index: inout Index) { base.formIndex(after: &index) }
    /// Place and identity of the element at this place.
    public subscript(position: Index) -> Element {
        Element(index: position, id: id(base[position]))
    }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// The place before the given one.
    public func index(before index: Index) -> Index { base.index(before: index) }
    /// Moves a place to the one before.
    public func formIndex(before index: inout Index) { base.formIndex(before: &index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    /// Returns the distance from one place to another.
    public func distance(from start: Index, to end: Index) -> Int {
        base.distance(from: start, to: end)
    }

    /// Returns the place at a distance from the given one.
    public func index(_ index: Index, offsetBy distance: Int) -> Index {
        base.index(index, offsetBy: distance)
    }
}

/// A row that a person may edit as `EditActions` say.
///
/// Only to be named: `ForEach` and `List` make it.
public nonisolated struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    /// The row.
    @MainActor public var body: some View { content }
}
