// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A path grew while screens that are not on it stood on top.
    public static func mixedScreens(type: String) -> Self {
        Self(
            """
            a '\(type)' was put on the path while screens without a path element were on top; \
            they are dismissed first
            """, remedy: "Use values for all screens of this stack.")
    }

    /// Two flags, items or links of one screen are on at once.
    public static func severalPresentations(shown: String, other: String) -> Self {
        Self(
            """
            \(shown) and \(other) are on at once; the screen of the first is shown and the other \
            is set off
            """, remedy: "Keep one optional value instead of several flags.")
    }

    /// A container of screens is a screen of another one.
    public static var nestedStack: Self {
        Self(
            """
            a navigation container is inside another one's screen: its links search only itself
            """, remedy: "Remove the inner one.")
    }
}
