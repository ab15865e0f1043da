// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// A stored value is not of the type that a view reads.
    public static func unreadableStorage(key: String, reason: String) -> Self {
        Self(
            "what was stored under '\(key)' cannot be read (\(reason)); the default is used",
            remedy: "Clear or rename the key.")
    }

    /// A view writes a value that cannot be stored.
    public static func unstorableValue(key: String, reason: String) -> Self {
        Self(
            """
            what was written under '\(key)' cannot be stored (\(reason)); the value from before \
            stays
            """, remedy: "Write a value that JSON can hold, or keep it in 'State'.")
    }

    /// A file of stored values is damaged.
    ///
    /// - Parameter aside: The name that it has now; `nil` where it could not be renamed.
    public static func damagedStorage(file: String, aside: String?, reason: String) -> Self {
        guard let aside else {
            return Self(
                """
                the file '\(file)' can be neither read (\(reason)) nor renamed; the app starts \
                from its defaults, and what it stores goes with the process
                """, remedy: "Make the file and its folder accessible.")
        }
        return Self(
            """
            the file '\(file)' cannot be read (\(reason)); it was renamed to '\(aside)', and the \
            app starts from its defaults
            """, remedy: "Mend it and give it its name back, or delete it.")
    }

    /// A file of stored values cannot be written.
    public static func unwritableStorage(file: String, reason: String) -> Self {
        Self(
            """
            the file '\(file)' cannot be written (\(reason)); what the app stores goes with the \
            process
            """, remedy: "Make its folder writable.")
    }
}
