// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A way to migrate a container of one column, which iPads and Macs showed as a sidebar beside an
/// empty column.
public enum IPadChoice: String, Sendable, CaseIterable {
    /// A stack, as on phones.
    case stack
    /// A sidebar beside an empty column, as before.
    case split
    /// It stays.
    case leave
}
#endif
