// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A link is in nothing that could show what it leads to.
    public static func linkOutsideContainer(label: String) -> Self {
        Self(
            "the link '\(label)' is in no navigation container, so it is disabled",
            remedy: "Put it inside a NavigationStack, a NavigationSplitView or a NavigationView.")
    }

    /// A link has a value for which nothing around it has a destination.
    public static func unreachableDestination(type: String, link: String, known: [String]) -> Self {
        Self(
            """
            the link '\(link)' leads nowhere: no 'navigationDestination(for: \(type).self)' is in \
            the stack or column around it\(inParentheses(known)), and no list selects '\(type)'
            """, remedy: "Add one inside the NavigationStack.")
    }

    /// A link has a value that the typed path of its stack cannot hold.
    public static func pathElementMismatch(value: String, element: String, link: String) -> Self {
        Self(
            """
            a '\(value)' cannot be put on a path of '\(element)', so the link '\(link)' is \
            disabled
            """, remedy: "Link a '\(element)', or bind the stack to a 'NavigationPath'.")
    }

    /// A link can both select in its list and push, and does one of them.
    public static func selectionAndDestination(type: String, isPushed: Bool) -> Self {
        let outcome =
            isPushed
            ? "the stack has a destination for it too; it is pushed, and the selection stays"
            : """
            the column has a destination for it too; it is selected, and the destination is not \
            used
            """
        return Self(
            "a link to a '\(type)' is in a list that selects '\(type)', and \(outcome)",
            remedy: "Keep one of both.")
    }
}
