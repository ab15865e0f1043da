// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The names by which files that come to an index may answer what was not known before.
struct NewNames {
    /// The types that have members in them.
    private(set) var owners: Set<String> = []
    /// Their members that are views.
    private(set) var viewMembers: Set<String> = []
    /// Their members that are given views.
    private(set) var viewReceivers: Set<String> = []
    /// The names that they use.
    private(set) var used: Set<String> = []

    init(_ files: [FileFacts]) {
        for file in files {
            for member in file.members {
                owners.insert(member.owner)
                if member.isView { viewMembers.insert(member.name) }
                if !member.viewParameters.isEmpty { viewReceivers.insert(member.name) }
            }
            for occurrence in file.occurrences {
                switch occurrence.kind {
                case .makes(let name), .asks(let name), .names(let name): used.insert(name)
                default: break
                }
            }
        }
    }
}
#endif
