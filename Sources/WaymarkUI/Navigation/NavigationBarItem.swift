// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// How navigation bars are configured.
public struct NavigationBarItem: Sendable {
    /// Where a screen's title stands.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the screen beneath has it (NAV-211).
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}
