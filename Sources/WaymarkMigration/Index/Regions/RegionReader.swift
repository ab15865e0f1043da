// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Looks at what stands in a region, and up what it names.
struct RegionReader {
    private let region: Region
    private let users: Users
    private var index: ProjectIndex { users.index }
    private var path: String { region.path }
    private var entries: [RegionContent.Entry] = []
    private var missing = Missing()
    private var owners: Set<String> = []
    private var used: Set<String> = []
    private var lookedInto: Set<String> = []

    init(_ region: Region, _ users: Users) {
        self.region = region
        self.users = users
    }

    /// All that is part of the screen that the region is on, or behind its links.
    mutating func content() -> RegionContent {
        let inside = index.files[path]?.occurrences(in: region.range) ?? []
        // Neighbours stand in the same.
        var last: (surroundings: [Surrounding], isLinked: Bool?) = ([], false)
        for occurrence in inside
        where occurrence.local == region.local
            && occurrence.surroundings.count >= region.depth
        {
            let inner = occurrence.surroundings[region.depth...]
            if occurrence.surroundings != last.surroundings {
                last = (occurrence.surroundings, isLinked(through: inner))
            }
            guard let isLinked = last.isLinked else { continue }
            let isElsewhere = inner.contains(where: \.isElsewhere)
            for what in found(at: occurrence) {
                entries.append(
                    RegionContent.Entry(
                        what: what, isLinked: isLinked, isElsewhere: isElsewhere))
            }
        }
        return RegionContent(
            entries: entries,
            names: AskedNames(missing, owners: owners, used: used, lookedInto: lookedInto))
    }

    /// True if a link is among some surroundings; `nil` where they are not part of the screen.
    private mutating func isLinked(through surroundings: ArraySlice<Surrounding>) -> Bool? {
        var isLinked = false
        for surrounding in surroundings {
            if case .handed(let callee, _, _) = surrounding, callee == region.opened { continue }
            let isApart = users.anyStage(of: surrounding, in: path) { stage in
                isLinked = isLinked || stage.surrounding == .push
                return stage.surrounding.isApart
            }
            lookedInto.formUnion(users.lookedInto(for: surrounding, in: path))
            if isApart { return nil }
        }
        return isLinked
    }

    private mutating func found(at occurrence: Occurrence) -> [RegionContent.What] {
        let site = SiteID(path: path, offset: occurrence.offset)
        switch occurrence.kind {
        case .makes("NavigationLink"): return [.link]
        case .viewLink: return [.viewLink(site)]
        case .valueLink: return [.valueLink(site)]
        case .legacyLink: return occurrence.systemsAreNew == false ? [] : [.legacyLink(site)]
        case .registers(let type): return [.registers(type)]
        case .container: return [.container(site)]
        case .makes(let type): return [.type(made(type))]
        case .asks("navigationBarItems"): return [.barItems(site)]
        case .asks(let name): return regions(asked(name))
        case .names(let name): return regions(named(name, at: occurrence))
        case .local(let name): return regions(values(of: name))
        case .boundPath, .type: return []
        }
    }

    private func regions(_ shown: [RegionContent.Shown]) -> [RegionContent.What] {
        shown.isEmpty ? [] : [.regions(shown)]
    }

    private func shown(_ region: Region, isGuessed: Bool = false) -> RegionContent.Shown {
        RegionContent.Shown(region: region, isGuessed: isGuessed)
    }

    // MARK: Names

    private func values(of local: Int) -> [RegionContent.Shown] {
        let values = (index.files[path]?.locals ?? []).filter { $0.name == local }
        return values.map { shown(Region($0, in: region), isGuessed: values.count > 1) }
    }

    private mutating func made(_ type: String) -> RegionContent.ShownType {
        let members = index.screenMembers(of: type, seenFrom: path)
        missing.ask(for: type, isShown: !members.isEmpty)
        return RegionContent.ShownType(
            type: type, project: index.files[path]?.project ?? "",
            isDeclaredHere: index.declares(type, in: path),
            members: members.map { shown(Region($0), isGuessed: members.count > 1) })
    }

    private mutating func asked(_ name: String) -> [RegionContent.Shown] {
        missing.ask(forViewMember: name)
        return index.viewMembers(name, seenFrom: path).map {
            shown(Region($0), isGuessed: !$0.facts.isForEveryView)
        }
    }

    private mutating func named(
        _ name: String, at occurrence: Occurrence
    ) -> [RegionContent.Shown] {
        owners.insert(occurrence.owner)
        let own = index.members(name, of: occurrence.owner, seenFrom: path)
        var found = own.filter { !$0.facts.isStored }.map {
            shown(Region($0, isEntry: region.isEntry))
        }
        if region.isEntry {
            used.formUnion([occurrence.owner, occurrence.member])
            for caller in users.suppliers(of: name, at: occurrence, in: path) {
                found.append(shown(caller.entered))
            }
        }
        guard own.isEmpty else { return found }
        missing.ask(forViewNamed: name, in: occurrence.owner)
        let forAll = index.viewMembers(name, seenFrom: path).filter(\.facts.isForEveryView)
        return found + forAll.map { shown(Region($0)) }
    }
}

extension Surrounding {
    /// True if what is in it is made for something else than to be shown in the same place.
    fileprivate var isElsewhere: Bool { self == .control || self == .controller }

    /// True if what is in it is not part of the screen around it.
    var isApart: Bool {
        switch self {
        case .container, .modal, .preview, .picture: true
        default: false
        }
    }
}
#endif
