// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// An address leads further than the app's screens do.
    public static func undecodableRoute(segment: String) -> Self {
        Self(
            """
            the address part '\(segment)' leads to no screen; what stands before it is shown
            """, remedy: "Check the link.")
    }
}
