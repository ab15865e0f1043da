// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One tab of a bar.
public struct TabElement: Equatable, Sendable {
    /// True if its content is shown.
    public var isSelected: Bool
    /// A short text beside the label.
    public var badge: String?
    /// The route that it leads to, when the tab has an address.
    public var route: [String]?
    /// True if it is part of a page, rather than a place of the app.
    public var isInPage: Bool

    /// Makes a tab that is not selected and has no address, unless told otherwise.
    public init(
        isSelected: Bool = false, badge: String? = nil, route: [String]? = nil,
        isInPage: Bool = false
    ) {
        self.isSelected = isSelected
        self.badge = badge
        self.route = route
        self.isInPage = isInPage
    }
}

extension TabElement: OutlinedRole {
    var outline: String {
        line("tab", isSelected ? "selected" : nil, badge.map { "badge \(quoted($0))" })
    }
}
