// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The source of a modal, which put it up and can take it down.
@MainActor protocol ModalSource: AnyObject {
    func close()
    /// The screen that the modal belongs to is popped or closed: its binding is reset (NAV-289).
    func screenIsLeaving()
    /// The element that the modal is about; a popover points at it.
    var anchor: ElementID? { get }
}

/// Something that stands before everything else in a window, until it is closed.
@MainActor protocol Modal: ActionObserver {
    /// The screen that a person sees in it; dialogs have none.
    var frontScreen: ScreenNode? { get }
    /// Screens above its root.
    var screenDepth: Int { get }
    func close()
    /// The window is narrow now, or wide.
    func sizeChanged()
}

extension Modal {
    func controlDidAct() {}
}

extension _Node {
    /// Resets the bindings of the modals that screens below this node have put up, because these
    /// screens are about to go for good. What merely leaves the tree resets nothing (NAV-287).
    func resetModals() {
        visitDeclarations(crossing: true) { node in
            (node as? any ModalSource)?.screenIsLeaving()
            return true
        }
    }

    /// Closes the modals that screens below this node have put up, because a person does not see
    /// these screens any more (NAV-289).
    func closeModals() {
        visitDeclarations(crossing: true) { node in
            (node as? any ModalSource)?.close()
            return true
        }
    }
}
