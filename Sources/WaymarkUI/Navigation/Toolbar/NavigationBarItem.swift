// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The configuration of navigation bars.
public struct NavigationBarItem: Sendable {
    /// The place and size of a screen's title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the screen beneath has it (NAV-211).
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// Large, below the bar.
        case large

        nonisolated var mode: ToolbarTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// The place and size of a screen's title; for every platform (NAV-211).
public nonisolated struct ToolbarTitleDisplayMode: Sendable {
    enum Mode { case automatic, large, inline, inlineLarge }

    let mode: Mode

    /// As the screen beneath has it; a root with a title has it large (NAV-211).
    public static var automatic: Self { Self(mode: .automatic) }
    /// Large, below the bar.
    public static var large: Self { Self(mode: .large) }
    /// Small, in the middle of the bar.
    public static var inline: Self { Self(mode: .inline) }
    /// Large, in the bar itself; items of the leading edge and the middle give way (NAV-214).
    public static var inlineLarge: Self { Self(mode: .inlineLarge) }
}

extension ToolbarTitleDisplayMode: Equatable {}
