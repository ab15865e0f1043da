// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// All that can be shown in a piece of source, through all that it makes: what is shown in front,
/// or in a container of its own, excepted.
struct Reach {
    /// The links that follow a flag or a selection.
    private(set) var legacyLinks: Set<SiteID> = []
    /// The links that have a view, and follow nothing.
    private(set) var viewLinks: Set<SiteID> = []
    /// The links that have a value.
    private(set) var valueLinks: Set<SiteID> = []
    /// The old items of the bar on the same screen.
    private(set) var barItems: Set<SiteID> = []
    /// The types that destinations are declared for, as they are written; an empty name for
    /// flags.
    private(set) var registered: Set<String> = []
    /// The containers that begin in it.
    private(set) var containers: Set<SiteID> = []
    /// The containers among them that are there, as far as the source tells without doubt, and that
    /// no link leads to.
    private(set) var certainContainers: Set<SiteID> = []
    /// The containers among them that links lead to, as far as the source tells without doubt.
    private(set) var pushedContainers: Set<SiteID> = []
    /// The containers among them that links lead to, be it by what is guessed.
    private(set) var linkedContainers: Set<SiteID> = []
    /// True if links of any kind can be followed in it.
    private(set) var hasLinks = false
    /// True if links of any kind can be followed in what its links lead to.
    private(set) var hasDeeperLinks = false
    /// The names that were looked up, region by region.
    private(set) var names: [AskedNames] = []

    /// Explores what a container shows.
    init(of container: Occurrence, in path: String, _ regions: Regions) {
        self.init(
            Region(
                path: path, range: container.range, depth: container.surroundings.count + 1,
                local: container.local),
            regions)
    }

    /// Explores what a region shows.
    init(_ region: Region, _ regions: Regions) {
        var visits = Worklist(regions)
        visits.add(region.entered, isPushed: false, isGuessed: false)
        while let visit = visits.next() {
            let content = regions.content(of: visit.number)
            if visits.isFirst(visit) { names.append(content.names) }
            for entry in content.entries { follow(entry, on: visit, &visits) }
        }
    }

    /// True if a link of any kind can be reached.
    func hasLink(_ link: SiteID) -> Bool {
        viewLinks.contains(link) || valueLinks.contains(link) || legacyLinks.contains(link)
    }

    /// True if another answer may come of it when there are more files.
    func mayChange(with new: NewNames) -> Bool { names.contains { $0.mayChange(with: new) } }

    private mutating func follow(
        _ entry: RegionContent.Entry, on visit: Worklist.Visit, _ visits: inout Worklist
    ) {
        let isPushed = visit.isPushed || entry.isLinked
        let isGuessed = visit.isGuessed || entry.isElsewhere
        switch entry.what {
        case .link:
            hasLinks = true
            if isPushed { hasDeeperLinks = true }
        case .legacyLink(let site): legacyLinks.insert(site)
        case .viewLink(let site): viewLinks.insert(site)
        case .valueLink(let site): valueLinks.insert(site)
        case .barItems(let site): if !isPushed { barItems.insert(site) }
        case .registers(let type): registered.insert(type)
        case .container(let site):
            containers.insert(site)
            if isPushed { linkedContainers.insert(site) }
            if isGuessed { return }
            if isPushed {
                pushedContainers.insert(site)
            } else {
                certainContainers.insert(site)
            }
        case .regions(let shown): visits.add(shown, isPushed, isGuessed)
        case .type(let type):
            if visits.isNew(type, isPushed, isGuessed) || type.isDeclaredHere {
                visits.add(type.members, isPushed, isGuessed)
            }
        }
    }
}
#endif
