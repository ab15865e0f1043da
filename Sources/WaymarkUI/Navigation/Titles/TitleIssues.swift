// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A title is given to a container and not to a view inside of it.
    public static func titleOutsideContainer(title: String) -> Self {
        Self(
            "the title '\(title)' is around a navigation container, so no screen shows it",
            remedy: "Move the modifier to the view inside the container.")
    }
}
