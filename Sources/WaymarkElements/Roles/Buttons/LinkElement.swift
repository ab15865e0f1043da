// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A navigation link.
public struct LinkElement: Equatable, Sendable {
    /// The route that it leads to, when the route can be written down.
    public var route: [String]?
    /// True if a chevron is drawn (NAV-084).
    public var showsDisclosure: Bool
    /// True if the screen that it leads to is shown beside it.
    public var isCurrent: Bool
    /// The way in which it is drawn.
    public var look: ButtonElement.Look

    /// Makes a link; without arguments, one whose route cannot be written down.
    public init(
        route: [String]? = nil, showsDisclosure: Bool = false, isCurrent: Bool = false,
        look: ButtonElement.Look = .automatic
    ) {
        self.route = route
        self.showsDisclosure = showsDisclosure
        self.isCurrent = isCurrent
        self.look = look
    }
}

extension LinkElement: OutlinedRole {
    var outline: String { line("link", isCurrent ? "current" : nil) }
}
