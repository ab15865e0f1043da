// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A menu that a button opens, or a context menu.
public struct MenuElement: Equatable, Sendable {
    /// True if it is about the element before it, or about the row that it is in, instead of having
    /// a button.
    public var isContext: Bool

    /// Makes a menu with a button, unless told otherwise.
    public init(isContext: Bool = false) { self.isContext = isContext }
}

extension MenuElement: OutlinedRole {
    var outline: String { isContext ? "context menu" : "menu" }
}
