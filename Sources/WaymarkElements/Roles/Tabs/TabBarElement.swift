// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The bar of a tab view, whose tabs are places of the app or parts of a page.
public struct TabBarElement: Equatable, Sendable {
    /// True if they are parts of one page, rather than places of the app.
    public var isInPage: Bool

    /// Makes a bar of places, unless told otherwise.
    public init(isInPage: Bool = false) { self.isInPage = isInPage }
}

extension TabBarElement: OutlinedRole {
    var outline: String { line("tab bar", isInPage ? "in the page" : nil) }
}
