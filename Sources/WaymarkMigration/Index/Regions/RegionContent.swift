// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The content of a region, as far as the region itself tells.
struct RegionContent: Sendable {
    /// Something in it, in the order of the source.
    struct Entry: Sendable {
        let what: What
        /// True if it is in what a link of the region leads to.
        let isLinked: Bool
        /// True if it may be made for something else than to be shown in the region's place.
        let isElsewhere: Bool
    }

    enum What: Sendable {
        /// A link of any kind.
        case link
        case legacyLink(SiteID)
        case viewLink(SiteID)
        case valueLink(SiteID)
        case barItems(SiteID)
        case registers(String)
        case container(SiteID)
        case regions([Shown])
        case type(ShownType)
    }

    /// A region that is shown in another.
    struct Shown: Sendable {
        let region: Region
        /// True if only the name of what is asked led to it.
        let isGuessed: Bool
    }

    /// A view that is made.
    struct ShownType: Sendable {
        let type: String
        /// The project that it is made in.
        let project: String
        /// True if the file that makes it declares it.
        let isDeclaredHere: Bool
        let members: [Shown]
    }

    let entries: [Entry]
    let names: AskedNames
}

/// The names that were looked up for a region.
final class AskedNames: Sendable {
    /// The names that would have to be known to say more.
    let missing: Missing
    /// The types whose members were looked up besides.
    private let owners: Set<String>
    /// The names whose uses were looked up.
    private let used: Set<String>
    /// The views and methods that were looked into for what they do with what they are given.
    private let lookedInto: Set<String>

    init(
        _ missing: Missing, owners: Set<String>, used: Set<String>, lookedInto: Set<String>
    ) {
        self.missing = missing
        self.owners = owners
        self.used = used
        self.lookedInto = lookedInto
    }

    /// True if another answer may come of them when there are more files.
    func mayChange(with new: NewNames) -> Bool {
        !new.owners.isDisjoint(with: missing.types) || !new.owners.isDisjoint(with: owners)
            || !new.owners.isDisjoint(with: missing.screens)
            || !new.viewMembers.isDisjoint(with: missing.viewMembers)
            || missing.named.contains { new.viewMembers.contains($0.name) }
            || !new.used.isDisjoint(with: used)
            || !new.owners.isDisjoint(with: lookedInto)
            || !new.viewReceivers.isDisjoint(with: lookedInto)
    }
}
#endif
