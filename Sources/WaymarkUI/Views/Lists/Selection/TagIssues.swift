// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A tag is of another type than the values that its list, or whatever it is in, selects.
    public static func selectionMismatch(tag: String, selection: String) -> Self {
        Self(
            """
            a row's tag is a '\(tag)', but the list selects '\(selection)', so the row cannot be \
            selected
            """, remedy: "Give both the same type.")
    }

    /// Several parts of one list, picker, tab view or screen have the same tag.
    public static func duplicateTag(tag: String, container: String) -> Self {
        Self(
            """
            '\(tag)' is the tag of several parts of one \(container), so it is not clear which \
            one is meant
            """, remedy: "Give each part a tag of its own.")
    }
}
