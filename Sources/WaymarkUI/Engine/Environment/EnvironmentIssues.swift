// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A view asks for an object of a type that nobody put in its environment.
    public static func missingEnvironmentObject(type: String) -> Self {
        Self(
            "no '\(type)' is in the environment, so this view cannot be shown",
            remedy: """
                Add '.environmentObject(_:)' or '.environment(_:)' with one to a view above; for a \
                pushed screen, to the container that pushes it, not to its root view.
                """)
    }
}
