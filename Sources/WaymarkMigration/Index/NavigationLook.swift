// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The answers to what containers and links lead to and how they come on screen, found out for some
/// at a time.
struct NavigationLook: Sendable {
    /// A container or a link.
    struct Subject: Sendable {
        let path: String
        let occurrence: Occurrence

        var id: SiteID { SiteID(path: path, offset: occurrence.offset) }

        /// Returns the containers and links of a file.
        static func all(in file: FileFacts) -> [Subject] {
            file.occurrences.filter(\.isLookedAt).map { Subject(path: file.path, occurrence: $0) }
        }
    }

    private(set) var reached: [SiteID: Reach] = [:]
    /// The content of the regions that were looked into for that.
    private(set) var contents: [Region: RegionContent] = [:]
    /// The answers to what callees do with what they are given.
    private(set) var answers: [Handed: HandedAnswer] = [:]
    private(set) var placed: [SiteID: Set<Placement>] = [:]
    /// The containers in which a link can be reached.
    private(set) var around: [SiteID: [SiteID]] = [:]
    private(set) var ways: [SiteID: EnclosingPaths] = [:]
    private(set) var elements: [SiteID: ElementType] = [:]
    /// The old items of the bar that are on a view with others around it.
    private(set) var itemsInside: Set<SiteID> = []
    /// The names that would have to be known to say more.
    private(set) var missing = Missing()
    /// The names that were looked up, as far as they are in `missing` already.
    private var asked: Set<ObjectIdentifier> = []

    /// Knows nothing.
    init() {}

    /// - Parameter kept: What is known already of what containers show.
    init(at sites: ArraySlice<Subject>, _ project: ProjectIndex, _ kept: NavigationLook) {
        let users = Users(project, kept: kept.answers)
        let screen = WaysToScreen(users)
        let regions = Regions(users, known: kept.contents)
        reached = kept.reached
        for site in sites { look(at: site, screen, regions) }
        missing.merge(users.missing)
        contents = regions.contents
        answers = users.answers
    }

    /// Returns the answers that more files leave as they are.
    func kept(with new: NewNames) -> NavigationLook {
        var kept = NavigationLook()
        kept.contents = contents.filter { !$0.value.names.mayChange(with: new) }
        kept.answers = answers.filter { !$0.value.mayChange(with: new) }
        kept.reached = reached.filter { !$0.value.mayChange(with: new) }
        return kept
    }

    /// Forgets what callees do with what they are given.
    mutating func forgetAnswers() { answers = [:] }

    private mutating func look(
        at site: Subject, _ screen: WaysToScreen, _ regions: Regions
    ) {
        let users = regions.users
        let (occurrence, path, project) = (site.occurrence, site.path, users.index)
        switch occurrence.kind {
        case .container:
            let reach = reached[site.id] ?? Reach(of: occurrence, in: path, regions)
            reached[site.id] = reach
            note(reach.names)
            let links = reach.legacyLinks.union(reach.viewLinks).union(reach.valueLinks)
            for link in links { around[link, default: []].append(site.id) }
        case .viewLink(let element?):
            ways[site.id] = EnclosingPaths(of: occurrence, in: path, users)
            look(at: element, of: site, users)
            return
        case .valueLink(let value):
            look(at: value, of: site, users)
        case .asks:
            let reach = reached[site.id] ?? Reach(Region(occurrence, in: path), regions)
            reached[site.id] = reach
            note(reach.names)
            itemsInside.formUnion(reach.barItems.subtracting([site.id]))
        default:
            missing.types.insert("NavigationLink")
            missing.types.formUnion(project.typesOfProperties(madeIn: occurrence, in: path))
        }
        placed[site.id] = Placements(of: occurrence, in: path, screen).all
    }

    private mutating func note(_ names: [AskedNames]) {
        for names in names where asked.insert(ObjectIdentifier(names)).inserted {
            missing.merge(names.missing)
        }
    }

    private mutating func look(
        at element: ValueExpression, of site: Subject, _ users: Users
    ) {
        var types = ElementTypes(users.index)
        elements[site.id] = types.type(
            of: element, in: ElementTypes.Scope(owner: site.occurrence.owner, path: site.path))
        missing.merge(types.missing)
    }

    /// Adds what was found out about other sites.
    mutating func merge(_ other: NavigationLook) {
        reached.merge(other.reached) { _, new in new }
        contents.merge(other.contents) { _, new in new }
        answers.merge(other.answers) { _, new in new }
        placed.merge(other.placed) { _, new in new }
        around.merge(other.around) { $0 + $1 }
        ways.merge(other.ways) { _, new in new }
        elements.merge(other.elements) { _, new in new }
        itemsInside.formUnion(other.itemsInside)
        missing.merge(other.missing)
    }
}

extension Occurrence {
    fileprivate var isLookedAt: Bool {
        switch kind {
        case .container, .legacyLink, .viewLink(.some), .valueLink: true
        case .asks("navigationBarItems"): true
        default: false
        }
    }
}

extension Missing {
    fileprivate mutating func merge(_ other: Missing) {
        types.formUnion(other.types)
        viewMembers.formUnion(other.viewMembers)
        named.formUnion(other.named)
        screens.formUnion(other.screens)
        makers.formUnion(other.makers)
        askers.formUnion(other.askers)
        globals.formUnion(other.globals)
        viewMethods.formUnion(other.viewMethods)
    }
}
#endif
