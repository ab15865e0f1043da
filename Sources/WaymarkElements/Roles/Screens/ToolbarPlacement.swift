// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The place that an item of a toolbar takes.
public enum ToolbarPlacement: String, Equatable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction, keyboard
    case leading, trailing, bottomBar
    /// In the place of the title or subtitle while that stands in the bar, or below it.
    case title, subtitle, largeTitle, largeSubtitle
    /// In the menu that opens from the title.
    case titleMenu
    /// Below the title, with the content.
    case search
}

extension ToolbarPlacement: OutlinedRole {
    var outline: String { "item \(rawValue)" }
}
