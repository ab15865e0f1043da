// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A modal is to be shown while another one of the same place is.
    public static var presentationWaits: Self {
        Self(
            """
            a presentation is on while another one of the same place is shown; it waits until \
            that one is closed
            """, remedy: "Set the first one off before, or present from inside it.")
    }
}
