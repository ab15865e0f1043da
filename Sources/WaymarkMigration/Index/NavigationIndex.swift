// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// How the screens of a project hang together: which links can be reached in which containers, and
    /// how each comes on screen.
    public struct NavigationIndex: Sendable {
        let project: ProjectIndex
        private var reached: [SiteID: Reach] = [:]
        private var placed: [SiteID: Set<Placement>] = [:]
        private var around: [SiteID: [SiteID]] = [:]
        private var ways: [SiteID: WaysOut] = [:]
        private var elements: [SiteID: ElementType] = [:]
        /// What would have to be known to say more.
        private(set) var missing = Missing()

        /// Knows of no file.
        public init() { project = ProjectIndex([]) }

        /// Knows these files.
        init(_ files: [FileFacts]) {
            project = ProjectIndex(files)
            let users = Users(project)
            for file in files {
                for occurrence in file.occurrences { look(at: occurrence, in: file.path, users) }
            }
            missing.merge(users.missing)
        }

        private mutating func look(at occurrence: Occurrence, in path: String, _ users: Users) {
            let id = SiteID(path: path, offset: occurrence.offset)
            switch occurrence.kind {
            case .container:
                let reach = Reach(of: occurrence, in: path, project)
                reached[id] = reach
                missing.merge(reach.missing)
                for link in reach.legacyLinks.union(reach.viewLinks) {
                    around[link, default: []].append(id)
                }
            case .legacyLink:
                missing.types.formUnion(project.typesOfProperties(madeIn: occurrence, in: path))
            case .viewLink(let element?):
                look(at: element, of: occurrence, id, users)
                return
            default: return
            }
            placed[id] = Placements(of: occurrence, in: path, users).all
        }

        private mutating func look(
            at element: ValueExpression, of link: Occurrence, _ id: SiteID, _ users: Users
        ) {
            ways[id] = WaysOut(of: link, in: id.path, users)
            var types = ElementTypes(project)
            elements[id] = types.type(
                of: element, in: ElementTypes.Scope(owner: link.owner, path: id.path))
            missing.merge(types.missing)
        }

        /// The type of the elements that a link with a view is repeated for; `nil` when it is not
        /// known.
        func element(of link: SiteID) -> ElementType? { elements[link] }

        /// How a link with a view that is repeated comes into containers.
        func waysOut(of link: SiteID) -> WaysOut? { ways[link] }

        /// What can be shown in a container.
        func reach(in container: SiteID) -> Reach? { reached[container] }

        /// Whether somebody holds the path of a container.
        func hasPath(_ container: SiteID) -> Bool {
            project.files[container.path]?.occurrences.contains {
                $0.offset == container.offset && $0.kind == .boundPath
            } ?? false
        }

        /// The links that follow a flag or a selection, and can be reached in a container.
        func legacyLinks(in container: SiteID) -> [SiteID] {
            (reached[container]?.legacyLinks ?? []).sorted()
        }

        /// The containers in which a link without a value can be reached.
        func containers(around link: SiteID) -> [SiteID] { around[link, default: []].sorted() }

        /// What a piece of source shows.
        func reach(of range: Range<Int>, in path: String) -> Reach {
            let first = project.files[path]?.occurrences(in: range).first
            let depth = first?.surroundings.count ?? 0
            return Reach(Region(path: path, range: range, depth: depth), project)
        }

        /// Whether this is a container of the old kind.
        func isNavigationView(_ site: SiteID) -> Bool {
            occurrence(of: site)?.kind == .container(.view)
        }

        /// Whether a link may be shown where no container of SwiftUI is around it, as far as is known:
        /// only previews have one, or a controller shows it besides.
        func isShownAlone(_ link: SiteID) -> Bool {
            let real = containers(around: link).filter { container in
                let all = placements(of: container)
                return all.isEmpty || all.contains { $0.stage != .preview }
            }
            if real.isEmpty { return true }
            return project.hasHostingControllers
                && placements(of: link).contains { $0.stage == .root }
        }

        /// How a container or a link comes on screen.
        func placements(of site: SiteID) -> Set<Placement> { placed[site, default: []] }

        /// Whether something is among the rows of something lazy, other than in a preview.
        func isLazy(_ occurrence: Occurrence, in path: String) -> Bool {
            Placements(of: occurrence, in: path, Users(project)).all.contains {
                $0.stage != .preview && $0.isLazy
            }
        }

        /// Where a value of a type is made, at a byte.
        func use(of type: String, at site: SiteID) -> Occurrence? {
            project.files[site.path]?.occurrences.first {
                $0.offset == site.offset && $0.kind == .makes(type)
            }
        }

        /// What is known of a container or a link at a byte.
        func occurrence(of site: SiteID) -> Occurrence? {
            project.files[site.path]?.occurrences.first {
                guard $0.offset == site.offset else { return false }
                switch $0.kind {
                case .container, .legacyLink: return true
                default: return false
                }
            }
        }
    }

    extension SiteID: Comparable {
        /// Orders places by file, then by position.
        public static func < (a: SiteID, b: SiteID) -> Bool {
            (a.path, a.offset) < (b.path, b.offset)
        }
    }

    extension Missing {
        mutating func merge(_ other: Missing) {
            types.formUnion(other.types)
            viewMembers.formUnion(other.viewMembers)
            users.formUnion(other.users)
        }
    }
#endif
