// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The place that an item goes to (NAV-221).
public nonisolated struct ToolbarItemPlacement: Sendable {
    let element: ToolbarPlacementRole

    init(element: ToolbarPlacementRole) { self.element = element }

    /// A place that the app names itself. *Differs from Apple:* it is that of `.automatic`.
    public init(id: String) { self.init(element: .automatic) }

    /// The place that the renderer thinks best.
    public static let automatic = Self(element: .automatic)
    /// In the middle of the bar, in the place of the title.
    public static let principal = Self(element: .principal)
    /// At the leading edge, for ways to move through content.
    public static let navigation = Self(element: .navigation)
    /// For the most important action of the screen.
    public static let primaryAction = Self(element: .primaryAction)
    /// For an action that is useful but not essential; in the overflow.
    public static let secondaryAction = Self(element: .secondaryAction)
    /// For words on how things stand, not for actions; at the bottom.
    public static let status = Self(element: .status)
    /// For the action that accepts what a modal asks for, such as "Save".
    public static let confirmationAction = Self(element: .confirmationAction)
    /// For the action that leaves a modal without a change.
    public static let cancellationAction = Self(element: .cancellationAction)
    /// For the action that deletes or throws away.
    public static let destructiveAction = Self(element: .destructiveAction)
    /// For what helps with typing; at the bottom.
    public static let keyboard = Self(element: .keyboard)
    /// At the leading edge of the bar.
    public static let topBarLeading = Self(element: .leading)
    /// At the trailing edge of the bar.
    public static let topBarTrailing = Self(element: .trailing)
    /// In the bar at the bottom of the screen.
    public static let bottomBar = Self(element: .bottomBar)
    /// Below a volume's window; here in the bar at the bottom of the screen.
    public static let bottomOrnament = Self(element: .bottomBar)

    /// In a bar below the title bar. *Differs from Apple:* it is the place of `.automatic`.
    public static func accessoryBar<ID: Hashable>(id: ID) -> Self { .automatic }
}

/// In the place of the title (NAV-205).
extension ToolbarItemPlacement {
    /// In the title's place while that stands in the bar.
    public static let title = Self(element: .title)
    /// In the title's place while that stands below the bar.
    public static let largeTitle = Self(element: .largeTitle)
    /// In the subtitle's place while that stands in the bar.
    public static let subtitle = Self(element: .subtitle)
    /// In the subtitle's place while that stands below the bar.
    public static let largeSubtitle = Self(element: .largeSubtitle)
}

/// The older names.
extension ToolbarItemPlacement {
    /// The older name of `topBarLeading`.
    public static let navigationBarLeading = Self(element: .leading)
    /// The older name of `topBarTrailing`.
    public static let navigationBarTrailing = Self(element: .trailing)
}
