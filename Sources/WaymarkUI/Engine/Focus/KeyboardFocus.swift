// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// An element that has the keyboard's focus, and the node that knows of it.
struct FocusedElement {
    let node: _Node
    let id: ElementID
}

/// The keyboard's focus in one session: which element has it, and which places around that have
/// heard so.
///
/// A renderer says where a person has moved it. The app asks for it by a wish, which becomes a
/// command to the renderer once the element is there.
@MainActor final class KeyboardFocus {
    private(set) var current: FocusedElement?
    /// The places that have the focus, the outermost first.
    private var places: [any FocusPlace] = []
    private var wishes: [any FocusWish] = []
    /// True for a node that nothing stands before; who shows things in front says so.
    var isReachable: (_Node) -> Bool = { _ in true }

    /// A person has moved the focus to an element, or away from it.
    func move(to element: FocusedElement, isThere: Bool) {
        if isThere {
            if current?.id != element.id { take(element) }
        } else if current?.id == element.id {
            take(nil)
        }
    }

    /// Looks for what the app asks for, when all that is due has been evaluated.
    func add(_ wish: any FocusWish, in graph: Graph) {
        guard !wishes.contains(where: { $0 === wish }) else { return }
        wishes.append(wish)
        guard wishes.count == 1 else { return }
        graph.continuations.append { [self] in grantAll(in: graph) }
        graph.scheduleFlush()
    }

    /// Forgets what was asked for in an update that did not settle.
    func forgetWishes() { wishes = [] }

    private func grantAll(in graph: Graph) {
        let due = wishes
        wishes = []
        for wish in due { grant(wish, in: graph) }
    }

    private func grant(_ wish: any FocusWish, in graph: Graph) {
        guard !wish.isForNone else {
            if places.contains(where: wish.chooses) { direct(to: nil, in: graph) }
            return
        }
        let wanted = wish.places.filter { $0.isShown && isReachable($0) }
        if let current, wanted.contains(where: hasFocus) {
            // A person may be leaving it, and the renderer has not said so yet.
            return graph.command { .focus(current.id) }
        }
        guard let element = wanted.lazy.compactMap(\.firstFocusable).first else {
            return wish.giveUp()
        }
        direct(to: element, in: graph)
    }

    private func hasFocus(_ place: any FocusPlace) -> Bool { places.contains { $0 === place } }

    /// Moves the focus on behalf of the app.
    private func direct(to element: FocusedElement?, in graph: Graph) {
        take(element)
        graph.command { .focus(element?.id) }
    }

    /// What was removed, disabled or covered has the focus no more.
    func review() {
        guard let node = current?.node else { return }
        let canHaveIt = node.isMounted && node.isEnabled && node.isShown && isReachable(node)
        if !canHaveIt { take(nil) }
    }

    private func take(_ element: FocusedElement?) {
        let left = places
        current = element
        places = element?.node.focusPlaces ?? []
        for place in left.reversed() where !hasFocus(place) { place.focusLeft() }
        for place in places where !left.contains(where: { $0 === place }) { place.focusArrived() }
    }
}
