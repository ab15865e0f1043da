// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A tab view's way to let a person choose.
public struct TabsElement: Equatable, Sendable {
    /// A bar; dots for pages; a sidebar where there is room; nothing.
    public enum Style: String, Equatable, Sendable { case automatic, page, sidebar, bare }

    /// The way in which a person chooses.
    public var style: Style

    /// Makes a tab view with a bar, unless told otherwise.
    public init(style: Style = .automatic) { self.style = style }
}

extension TabsElement: OutlinedRole {
    var outline: String { line("tabs", style == .automatic ? nil : style.rawValue) }
}
