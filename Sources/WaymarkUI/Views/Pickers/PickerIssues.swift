// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A picker selects a value that none of its options stands for.
    public static func unmatchedSelection(value: String, type: String, picker: String) -> Self {
        Self(
            """
            the selection of the picker '\(picker)' is '\(value)', but none of its options has \
            that tag, so that none is shown as chosen
            """,
            remedy: """
                Give one of them a 'tag(_:)' of the type '\(type)' with this value, or select a \
                value that has one.
                """)
    }
}
