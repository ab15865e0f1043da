// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A node that hears when the keyboard's focus comes to something at or below it, and when it goes.
@MainActor protocol FocusPlace: _Node {
    /// Hears that the focus has come from elsewhere.
    func focusArrived()
    /// Hears that the focus has gone elsewhere, or that what had it is gone.
    func focusLeft()
}

/// A place for the focus that the app asked for, looked for when all that is due has been evaluated.
@MainActor protocol FocusWish: AnyObject {
    /// True if the app wants the focus at none of its places.
    var isForNone: Bool { get }
    /// The places that would do, in the order in which they came.
    var places: [any FocusPlace] { get }
    /// Says whether a place is one of those among which it chooses.
    func chooses(_ place: any FocusPlace) -> Bool
    /// Takes back what the app asked for: nothing in the wanted places can have the focus.
    func giveUp()
}

extension _Node {
    /// This node and those around it whose business its focus and keys are, the nearest first.
    final var focusChain: [_Node] {
        Array(sequence(first: self) { $0.keepsFocusInside ? nil : $0.parent })
    }

    /// The places around this node and the node itself, if it is one, the outermost first.
    final var focusPlaces: [any FocusPlace] {
        focusChain.reversed().compactMap { $0 as? any FocusPlace }
    }

    /// The first element at or below this node, in reading order, that can have the focus.
    final var firstFocusable: FocusedElement? {
        if let own = focusableElement { return FocusedElement(node: self, id: own) }
        var found: FocusedElement?
        forEachChild { child in
            guard found == nil, !child.keepsFocusInside, !child.refusesFocus else { return }
            found = child.firstFocusable
        }
        return found
    }
}
