// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A button that opens a menu; the menu comes right after it.
public struct MenuButtonElement: Equatable, Sendable {
    /// The menu.
    public var opens: ElementID
    /// The way in which it is drawn.
    public var look: ButtonElement.Look
    /// True if a press does something of its own, so that the menu opens in another way.
    public var hasAction: Bool
    /// True if it is an entry of a menu itself.
    public var isEntry: Bool
    /// True if a sign for a menu is drawn beside the label.
    public var showsIndicator: Bool

    /// Makes a button that does no more than open the menu, unless told otherwise.
    public init(
        opens: ElementID, look: ButtonElement.Look = .automatic, hasAction: Bool = false,
        isEntry: Bool = false, showsIndicator: Bool = false
    ) {
        self.opens = opens
        self.look = look
        self.hasAction = hasAction
        self.isEntry = isEntry
        self.showsIndicator = showsIndicator
    }
}

extension MenuButtonElement: OutlinedRole {
    var outline: String { line("menu button", hasAction ? "with action" : nil) }
}
