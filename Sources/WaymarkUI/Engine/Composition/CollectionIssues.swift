// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// Several elements of one `ForEach` have the same identifier.
    public static func duplicateIdentifier(id: String) -> Self {
        Self(
            "'ForEach' was given the identifier \(id) more than once; only the first is shown",
            remedy: "Give each element an identifier of its own.")
    }
}
