// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A path holds a value for which its stack has no destination.
    public static func missingDestination(type: String, known: [String]) -> Self {
        Self(
            """
            no destination for '\(type)': it is on the path, but no 'navigationDestination(for: \
            \(type).self)' is inside this NavigationStack\(inParentheses(known))
            """, remedy: "Add one to the stack's root view.")
    }

    /// A destination is in nothing that could show it.
    public static func destinationOutsideContainer(type: String) -> Self {
        Self(
            """
            a destination for '\(type)' is in no NavigationStack and no column of a \
            NavigationSplitView, so it has no effect
            """, remedy: "Move the modifier inside a NavigationStack or a column.")
    }

    /// Two destinations of one stack are for the same type.
    public static func duplicateDestination(type: String, used: String, ignored: String) -> Self {
        Self(
            """
            '\(type)' has two destinations in one stack; the one nearest to the root, of \(used), \
            is used
            """, remedy: "Remove the other, of \(ignored).")
    }

    /// A destination is in a container that may not have made it yet when it is looked for.
    public static func destinationInLazyContainer(type: String, container: String) -> Self {
        Self(
            """
            the destination for '\(type)' is inside a \(container), whose parts may not be there \
            when it is looked for; Apple's frameworks ignore it
            """, remedy: "Put the modifier on the \(container) itself, or above it.")
    }

    /// Returns the types that do have a destination, as they stand behind a word.
    static func inParentheses(_ known: [String]) -> String {
        known.isEmpty ? "" : " (there are ones for \(known.joined(separator: ", ")))"
    }
}
