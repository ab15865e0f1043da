// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The things that a person can do with a row beside pressing it: delete it, move it, swipe it, and
/// show or hide the rows below it.
@MainActor final class RowEdits {
    /// An action of a `ForEach`, and which of its elements the row belongs to.
    private struct Bound<Action> {
        let action: Action?
        let place: any CollectionPlace
    }

    private var deletion: Bound<(IndexSet) -> Void>?
    private var movement: Bound<(IndexSet, Int) -> Void>?
    private var isDeleteDisabled = false
    private var isMoveDisabled = false
    /// The swipe actions, the leading ones first, as their buttons follow one another.
    private(set) var swipes: [SwipeActions] = []
    private(set) var disclosure: Disclosure?

    init() {}

    /// Reads the traits of a row from the inside out.
    init(_ traits: TraitChain?) {
        var place: (any CollectionPlace)?
        var link = traits
        while let current = link, !(current is TraitLink<SectionBoundary>) {
            link = current.outer
            if let found = current.place {
                place = found
                continue
            }
            switch current {
            case let deleting as TraitLink<RowDeletion>: bind(deleting.trait, to: place)
            case let moving as TraitLink<RowMovement>: bind(moving.trait, to: place)
            case let disabling as TraitLink<DeleteDisabling>:
                if disabling.trait.isDisabled { isDeleteDisabled = true }
            case let disabling as TraitLink<MoveDisabling>:
                if disabling.trait.isDisabled { isMoveDisabled = true }
            case let swipe as TraitLink<SwipeActions>: swipes.append(swipe.trait)
            case let found as TraitLink<Disclosure>: disclosure = disclosure ?? found.trait
            default: break
            }
        }
        if swipes.count > 1 {
            swipes =
                swipes.filter { $0.edge == .leading } + swipes.filter { $0.edge == .trailing }
        }
    }

    /// Of several actions about the same elements the outermost counts.
    private func bind(_ deleting: RowDeletion, to place: (any CollectionPlace)?) {
        guard let place, deletion.map({ $0.place.source === place.source }) ?? true else { return }
        deletion = Bound(action: deleting.action, place: place)
    }

    private func bind(_ moving: RowMovement, to place: (any CollectionPlace)?) {
        guard let place, movement.map({ $0.place.source === place.source }) ?? true else { return }
        movement = Bound(action: moving.action, place: place)
    }

    var canDelete: Bool { deletion?.action != nil && !isDeleteDisabled }
    var canMove: Bool { movement?.action != nil && !isMoveDisabled }
    var isEmpty: Bool { !canDelete && !canMove && swipes.isEmpty && disclosure == nil }

    func delete() {
        guard canDelete, let deletion, let offset = deletion.place.offset else { return }
        deletion.action?([offset])
    }

    /// Moves the row by one place; the first cannot go up, nor the last down.
    func move(up: Bool) {
        guard canMove, let movement, let offset = movement.place.offset else { return }
        let destination = up ? offset - 1 : offset + 2
        guard destination >= 0, destination <= movement.place.source?.elementCount ?? 0 else {
            return
        }
        movement.action?([offset], destination)
    }
}
