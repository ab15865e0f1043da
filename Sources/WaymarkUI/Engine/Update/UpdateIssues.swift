// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// An update was given up, because each evaluation made a view due again.
    public static var endlessUpdate: Self {
        Self(
            "an update does not settle: this view is invalidated again by each evaluation",
            remedy: """
                Look for a write in 'onAppear', 'onChange' or 'onPreferenceChange' whose result \
                triggers it again.
                """)
    }

    /// The oracle found patches that an update had left out.
    public static func staleElements(_ patches: [String]) -> Self {
        Self(
            """
            the oracle found elements that an update should have changed: \
            \(patches.joined(separator: "; "))
            """, remedy: "This is a fault of the framework: please report it with the view.")
    }
}
