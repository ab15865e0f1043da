// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// State was written by a body.
    public static func writeDuringBody(owner: String) -> Self {
        Self(
            """
            state of '\(owner)' was written while a 'body' was evaluated; the write is deferred \
            to the end of the update
            """, remedy: "Write it from an action, 'onAppear', 'onChange' or 'task' instead.")
    }

    /// A body changed an object that is observed.
    public static var objectChangeDuringBody: Self {
        Self(
            """
            an observed object was changed while a 'body' was evaluated, so that views were shown \
            with its old and its new values
            """, remedy: "Change it from an action, 'onAppear', 'onChange' or 'task' instead.")
    }

    /// State was written after its view was gone.
    public static func writeAfterUnmount(owner: String) -> Self {
        Self(
            """
            state of '\(owner)' was written after the view was gone; the write has no effect
            """,
            remedy: """
                Cancel the work that writes it when the view disappears, or keep the state in a \
                model.
                """)
    }

    /// A binding that cannot change was to be changed.
    public static func constantBinding(of what: String) -> Self {
        Self(
            "'\(what)' is bound to a constant, so it cannot change", remedy: "Bind it to state.")
    }

    /// A binding gives another value than the one that it was just given.
    public static func refusedWrite(of what: String) -> Self {
        Self(
            """
            '\(what)' was set, but its binding gives another value than it was given; what the \
            binding gives is shown
            """, remedy: "If that is not meant, let its 'set' store the value.")
    }
}
