// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A saved path holds an element that its type cannot read.
    public static func undecodablePathElement(index: Int, type: String, reason: String) -> Self {
        Self(
            """
            element \(index) of a restored path is no '\(type)' (\(reason)); it and what lies \
            above it are dropped
            """, remedy: "Keep the type's coding compatible with what was saved.")
    }

    /// A path was to be saved that holds an element which cannot be written.
    public static func unencodablePathElement(type: String) -> Self {
        Self(
            "'codable' is nil, because the path holds a '\(type)', which is not 'Codable'",
            remedy: "Make it 'Codable', or keep it off paths that are saved.")
    }

    /// A saved path names a type that another process may know by another name.
    public static func unstableTypeName(type: String) -> Self {
        Self(
            """
            the private or local type '\(type)' was written with a saved path; Apple's frameworks \
            name it anew in each process and cannot restore it
            """,
            remedy: """
                Make the type internal and put it at the top of a file, or in another type.
                """)
    }

    /// An element of a path never equals the one that stood there an update before.
    public static func restlessPath(element: String) -> Self {
        Self(
            """
            the path's '\(element)' is another one at each update, so screens cannot keep their \
            place
            """, remedy: "Keep the path in state, and give its elements an identity that stays.")
    }
}
