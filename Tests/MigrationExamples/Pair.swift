// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The two sides of an example of a migration rule.
public struct Pair: Sendable {
    /// The rule and the number of the example.
    public let name: String
    /// True if both sides look alike on iPads and Macs too.
    public let isExact: Bool
    /// True if a link of the one side is a button of the other.
    public let hasNewButtons: Bool
    /// The view as it was written.
    public let before: @MainActor @Sendable () -> AnyView
    /// The view as the rule writes it.
    public let after: @MainActor @Sendable () -> AnyView

    init(
        _ name: String, isExact: Bool, hasNewButtons: Bool = false,
        before: @escaping @MainActor @Sendable () -> AnyView,
        after: @escaping @MainActor @Sendable () -> AnyView
    ) {
        self.name = name
        self.isExact = isExact
        self.hasNewButtons = hasNewButtons
        self.before = before
        self.after = after
    }
}
