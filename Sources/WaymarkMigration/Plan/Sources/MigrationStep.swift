// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One file is done.
public struct MigrationStep: Sendable {
    /// A kind of step that a run takes with files.
    public enum Kind: String, Sendable {
        /// Its bytes are looked through.
        case read
        /// Its edits are planned.
        case planned
    }

    /// The kind of step that was taken with the file.
    public let kind: Kind
    /// The number of files with which this is done.
    public let total: Int
}
#endif
