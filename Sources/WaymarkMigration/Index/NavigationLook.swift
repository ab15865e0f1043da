// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What containers and links lead to and how they come on screen, found out for some at a time.
    struct NavigationLook: Sendable {
        /// A container or a link.
        struct Site: Sendable {
            let path: String
            let occurrence: Occurrence

            var id: SiteID { SiteID(path: path, offset: occurrence.offset) }

            /// Those of a file.
            static func all(in file: FileFacts) -> [Site] {
                file.occurrences.filter(\.isLookedAt).map { Site(path: file.path, occurrence: $0) }
            }
        }

        private(set) var reached: [SiteID: Reach] = [:]
        private(set) var placed: [SiteID: Set<Placement>] = [:]
        /// The containers in which a link can be reached.
        private(set) var around: [SiteID: [SiteID]] = [:]
        private(set) var ways: [SiteID: WaysOut] = [:]
        private(set) var elements: [SiteID: ElementType] = [:]
        /// What would have to be known to say more.
        private(set) var missing = Missing()

        /// Knows nothing.
        init() {}

        /// - Parameter kept: What is known already of what containers show.
        init(at sites: ArraySlice<Site>, _ project: ProjectIndex, _ kept: [SiteID: Reach]) {
            let users = Users(project)
            reached = kept
            for site in sites { look(at: site, users) }
            missing.merge(users.missing)
        }

        private mutating func look(at site: Site, _ users: Users) {
            let (occurrence, path, project) = (site.occurrence, site.path, users.index)
            switch occurrence.kind {
            case .container:
                let reach = reached[site.id] ?? Reach(of: occurrence, in: path, project)
                reached[site.id] = reach
                missing.merge(reach.missing)
                for link in reach.legacyLinks.union(reach.viewLinks) {
                    around[link, default: []].append(site.id)
                }
            case .viewLink(let element?):
                look(at: element, of: site, users)
                return
            default:
                missing.types.insert("NavigationLink")
                missing.types.formUnion(project.typesOfProperties(madeIn: occurrence, in: path))
            }
            placed[site.id] = Placements(of: occurrence, in: path, users).all
        }

        private mutating func look(
            at element: ValueExpression, of site: Site, _ users: Users
        ) {
            ways[site.id] = WaysOut(of: site.occurrence, in: site.path, users)
            var types = ElementTypes(users.index)
            elements[site.id] = types.type(
                of: element, in: ElementTypes.Scope(owner: site.occurrence.owner, path: site.path))
            missing.merge(types.missing)
        }

        /// Adds what was found out about other sites.
        mutating func merge(_ other: NavigationLook) {
            reached.merge(other.reached) { _, new in new }
            placed.merge(other.placed) { _, new in new }
            around.merge(other.around) { $0 + $1 }
            ways.merge(other.ways) { _, new in new }
            elements.merge(other.elements) { _, new in new }
            missing.merge(other.missing)
        }
    }

    extension Occurrence {
        fileprivate var isLookedAt: Bool {
            switch kind {
            case .container, .legacyLink, .viewLink(.some): true
            default: false
            }
        }
    }

    extension Missing {
        fileprivate mutating func merge(_ other: Missing) {
            types.formUnion(other.types)
            viewMembers.formUnion(other.viewMembers)
            users.formUnion(other.users)
            globals.formUnion(other.globals)
        }
    }
#endif
