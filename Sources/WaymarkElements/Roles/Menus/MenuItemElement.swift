// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One entry of a menu, to press.
public struct MenuItemElement: Equatable, Sendable {
    /// The effect of a press.
    public enum Kind: String, Equatable, Sendable {
        /// Something happens.
        case action
        /// Something is switched on or off.
        case toggle
        /// One of several is chosen.
        case choice
    }

    /// The effect of a press.
    public var kind: Kind
    /// True if it is on, or chosen.
    public var isOn: Bool
    /// The meaning of a press.
    public var purpose: ButtonElement.Purpose
    /// The route that it leads to, when it is a link whose route can be written down.
    public var route: [String]?

    /// Makes an entry with an action, unless told otherwise.
    public init(
        kind: Kind = .action, isOn: Bool = false, purpose: ButtonElement.Purpose = .plain,
        route: [String]? = nil
    ) {
        self.kind = kind
        self.isOn = isOn
        self.purpose = purpose
        self.route = route
    }
}

extension MenuItemElement: OutlinedRole {
    var outline: String {
        line(
            "menu item", purpose == .plain ? nil : purpose.rawValue,
            kind == .action ? nil : isOn ? "on" : "off")
    }
}
