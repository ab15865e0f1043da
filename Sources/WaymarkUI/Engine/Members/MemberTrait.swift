// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A fact that a view states about the member of a container that it is part of: what the member
/// stands for, or what can be done with it.
///
/// The container's folder declares the facts that it knows; the graph hands them down.
protocol MemberTrait {
    /// Says whether members may take one for the other without being made due.
    func isSame(as other: Self) -> Bool
}

extension MemberTrait where Self: Equatable {
    func isSame(as other: Self) -> Bool { self == other }
}

/// The traits between a view and its member, the nearest first.
@MainActor class TraitChain {
    let outer: TraitChain?

    init(outer: TraitChain?) { self.outer = outer }

    /// The place in a collection, in the part that says it; `nil` in all others.
    var place: (any CollectionPlace)? { nil }

    /// The nearest trait of a kind.
    final func nearest<Trait: MemberTrait>(_ kind: Trait.Type) -> Trait? {
        var link: TraitChain? = self
        while let current = link {
            if let found = current as? TraitLink<Trait> { return found.trait }
            link = current.outer
        }
        return nil
    }
}

/// One trait, which may be given a newer value.
@MainActor final class TraitLink<Trait: MemberTrait>: TraitChain {
    var trait: Trait

    init(_ trait: Trait, outer: TraitChain?) {
        self.trait = trait
        super.init(outer: outer)
    }
}

extension _Node {
    /// Makes the members below due, also those of the groups in it.
    final func traitsChanged() {
        forEachChild { child in
            child.memberTraitsChanged()
            if child.cell == nil || child.passesTraits { child.traitsChanged() }
        }
    }
}
