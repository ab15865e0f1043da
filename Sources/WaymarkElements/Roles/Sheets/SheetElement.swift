// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A modal: its kind, its title, and the ways to close it and to place it.
public struct SheetElement: Equatable, Sendable {
    /// The kind of a modal.
    public enum Kind: String, Equatable, Sendable {
        /// Screens; what is beneath stays in sight.
        case sheet
        /// Screens; they hide what is beneath.
        case cover
        /// Screens beside the element that they are about.
        case popover
        /// A message that waits for an answer; its children are the message, then buttons.
        case alert
        /// A choice of what to do; its children are the message, then buttons.
        case confirmation
    }

    /// An edge of what a popover points at.
    public enum Edge: String, Equatable, Sendable { case top, leading, bottom, trailing }

    /// The kind of the modal.
    public var kind: Kind
    /// The title of its frontmost screen, or of the dialog.
    public var title: String?
    /// True if the modal itself draws the title; screens draw theirs.
    public var showsTitle: Bool
    /// True if a person may close it by a gesture or Escape.
    public var isDismissable: Bool
    /// The element that a popover points at.
    public var anchor: ElementID?
    /// The edge of that element at which a popover stands, if there is room; `nil` leaves it to the
    /// renderer.
    public var edge: Edge?
    /// The heights, the background and the corners that its content asks for.
    public var look: SheetLook

    /// Makes a modal that a person may close, unless told otherwise.
    public init(
        kind: Kind, title: String? = nil, showsTitle: Bool = false, isDismissable: Bool = true,
        anchor: ElementID? = nil, edge: Edge? = nil, look: SheetLook = SheetLook()
    ) {
        self.kind = kind
        self.title = title
        self.showsTitle = showsTitle
        self.isDismissable = isDismissable
        self.anchor = anchor
        self.edge = edge
        self.look = look
    }

    /// True if it asks for an answer instead of showing screens.
    public var isDialog: Bool { kind == .alert || kind == .confirmation }
}

extension SheetElement: OutlinedRole {
    var outline: String {
        let parts = [title.map(quoted), edge.map { "at \($0.rawValue)" }] + look.outline
        return ([kind.rawValue] + parts.compactMap(\.self)).joined(separator: " ")
    }
}
