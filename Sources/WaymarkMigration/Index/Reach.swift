// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What can be shown in a piece of source, through all that it makes: what is shown in front,
    /// or in a container of its own, excepted.
    struct Reach {
        private var index: ProjectIndex
        private var waiting: [Region] = []
        private var seen: Set<Region> = []
        private var seenTypes: Set<TypeVisit> = []
        private var isPushed = false
        /// The links that follow a flag or a selection.
        private(set) var legacyLinks: Set<SiteID> = []
        /// The links that have a view, and follow nothing.
        private(set) var viewLinks: Set<SiteID> = []
        /// Whether links with values can be followed in it.
        private(set) var hasValueLinks = false
        /// The types that destinations are declared for, as they are written; an empty name for
        /// flags.
        private(set) var registered: Set<String> = []
        /// The containers that begin in it.
        private(set) var containers: Set<SiteID> = []
        /// Whether links of any kind can be followed in it.
        private(set) var hasLinks = false
        /// Whether links of any kind can be followed in what its links lead to.
        private(set) var hasDeeperLinks = false
        /// What would have to be known to say more.
        private(set) var missing = Missing()
        /// The types whose members were looked up besides.
        private var owners: Set<String> = []
        /// The names whose uses were looked up.
        private var used: Set<String> = []

        /// Explores what a container shows.
        init(of container: Occurrence, in path: String, _ index: ProjectIndex) {
            self.init(
                Region(
                    path: path, range: container.range, depth: container.surroundings.count + 1),
                index, besides: container.range.lowerBound)
        }

        /// Explores what a region shows.
        init(_ region: Region, _ index: ProjectIndex, besides start: Int? = nil) {
            self.index = index
            enter(region)
            while let next = waiting.popLast() { explore(next, besides: start) }
            self.index = ProjectIndex()
            seen = []
            seenTypes = []
        }

        /// Whether another answer may come of it when there are more files.
        func mayChange(with new: NewNames) -> Bool {
            !new.owners.isDisjoint(with: missing.types) || !new.owners.isDisjoint(with: owners)
                || !new.viewMembers.isDisjoint(with: missing.viewMembers)
                || !new.used.isDisjoint(with: used)
        }

        /// Explores a region whose surroundings have not been explored.
        private mutating func enter(_ found: Region) {
            var region = found
            region.isEntry = true
            visit(region)
        }

        private mutating func visit(_ found: Region) {
            var region = found
            region.isPushed = isPushed
            if seen.insert(region).inserted { waiting.append(region) }
        }

        private mutating func explore(_ region: Region, besides start: Int?) {
            guard let file = index.files[region.path] else { return }
            for occurrence in file.occurrences(in: region.range) {
                guard occurrence.surroundings.count >= region.depth else { continue }
                let inner = occurrence.surroundings[region.depth...].map {
                    $0 == region.opened.map(Surrounding.handed)
                        ? $0 : index.resolved($0, in: region.path)
                }
                if inner.contains(where: \.isApart) { continue }
                isPushed = region.isPushed || inner.contains(.push)
                follow(occurrence, in: region)
            }
        }

        private mutating func follow(_ occurrence: Occurrence, in region: Region) {
            let path = region.path
            switch occurrence.kind {
            case .makes("NavigationLink"):
                hasLinks = true
                if isPushed { hasDeeperLinks = true }
            case .viewLink: viewLinks.insert(SiteID(path: path, offset: occurrence.offset))
            case .valueLink: hasValueLinks = true
            case .registers(let type): registered.insert(type)
            case .boundPath: break
            case .legacyLink: legacyLinks.insert(SiteID(path: path, offset: occurrence.offset))
            case .container: containers.insert(SiteID(path: path, offset: occurrence.offset))
            case .makes(let type): visitType(type, from: path)
            case .asks(let name):
                missing.viewMembers.insert(name)
                for member in index.viewMembers(name, seenFrom: path) { visit(Region(member)) }
            case .type: break
            case .names(let name): visitName(name, of: occurrence, in: region)
            }
        }

        private mutating func visitType(_ type: String, from path: String) {
            let first = TypeVisit(
                type: type, project: index.files[path]?.project ?? "", isPushed: isPushed)
            guard seenTypes.insert(first).inserted || index.declares(type, in: path) else { return }
            missing.types.insert(type)
            for member in index.screenMembers(of: type, seenFrom: path) { visit(Region(member)) }
        }

        private mutating func visitName(
            _ name: String, of occurrence: Occurrence, in region: Region
        ) {
            owners.insert(occurrence.owner)
            let own = index.members(name, of: occurrence.owner, seenFrom: region.path)
            for member in own where !member.facts.isStored {
                visit(Region(member, isEntry: region.isEntry))
            }
            if region.isEntry {
                used.formUnion([occurrence.owner, occurrence.member])
                for caller in index.suppliers(of: name, at: occurrence, in: region.path) {
                    enter(caller)
                }
            }
            guard own.isEmpty else { return }
            missing.viewMembers.insert(name)
            for member in index.viewMembers(name, seenFrom: region.path)
            where member.facts.isForEveryView {
                visit(Region(member))
            }
        }
    }

    /// A type that was met, from which project, and whether a link leads to it.
    private struct TypeVisit: Hashable {
        let type: String
        let project: String
        let isPushed: Bool
    }

    extension Surrounding {
        /// Whether what is in it is not part of the screen around it.
        var isApart: Bool {
            switch self {
            case .container, .modal, .preview: true
            default: false
            }
        }
    }
#endif
