// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A command that a renderer carries out once and that is no part of the tree: nothing of it
/// remains when another renderer shows the same tree.
public enum ElementCommand: Equatable, Sendable {
    /// Brings an element into sight, in all that scrolls around it.
    ///
    /// Without an anchor, as little as possible is scrolled.
    case scroll(to: ElementID, anchor: ScrollAnchor?)
    /// Opens an address outside of the app: a page, a mail, a call.
    case open(address: String)
    /// Gives an element the keyboard's focus; `nil` takes it from whatever has it.
    case focus(ElementID?)
    /// Tells those who write the app what is wrong in it; most renderers need not, because the
    /// session writes to its log, too.
    case report(String)
}

/// The point of an element that is brought to the same point of what scrolls around it: 0 is the
/// leading or the upper edge, 1 is the trailing or the lower one.
public struct ScrollAnchor: Equatable, Sendable {
    /// The place between the leading and the trailing edge.
    public let x: Double
    /// The place between the upper and the lower edge.
    public let y: Double

    /// Makes an anchor.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
