// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The containers around a link with a view, and what they say about giving it a value.
struct ValueStacks {
    private let id: SiteID
    private let type: String
    private let navigation: NavigationIndex
    private let containers: [SiteID]
    private let reaches: [Reach]

    init(around id: SiteID, for type: String, _ navigation: NavigationIndex) {
        self.id = id
        self.type = type
        self.navigation = navigation
        containers = navigation.containers(around: id)
        reaches = containers.compactMap { navigation.reach(in: $0, around: id) }
    }

    /// Returns the reason why the link stays, whatever becomes of others; `nil` when nothing speaks
    /// against its rewrite.
    ///
    /// - Parameter companions: The links that lead to the same destination.
    func refusal(besides companions: Set<SiteID>) -> Refusal? {
        guard let ways = navigation.waysOut(of: id), !ways.isAlone, !containers.isEmpty,
            ways.containers.isSubset(of: containers)
        else { return .noContainer }
        if containers.contains(where: navigation.hasPath) { return .boundPath }
        let others = links.subtracting(companions).subtracting([id])
        if ways.isRepeated || others.contains(where: hasSameType) { return .doubledDestination }
        if others.contains(where: { navigation.element(of: $0) == nil }) { return .mixedLinks }
        for reach in reaches {
            if !reach.valueLinks.isEmpty { return .otherValueLinks }
            if reach.registered.contains(where: isSameType) { return .doubledDestination }
        }
        return nil
    }

    /// The containers and the links that have to be migrated with it: a stack's links are all
    /// of one kind.
    var needs: [Need] {
        let old = containers.filter(navigation.isNavigationView)
        let legacy = reaches.reduce(into: Set<SiteID>()) { $0.formUnion($1.legacyLinks) }
        return old.map { Need($0, else: .containerStays) }
            + links.subtracting([id]).sorted()
            .map { Need($0, else: .mixedLinks, by: UseValueLinks.name) }
            + legacy.sorted().map { Need($0, else: .mixedLinks) }
    }

    private var links: Set<SiteID> {
        reaches.reduce(into: []) { $0.formUnion($1.viewLinks) }
    }

    private func hasSameType(_ link: SiteID) -> Bool {
        navigation.element(of: link)?.name == type
    }

    private func isSameType(_ written: String) -> Bool {
        let name = written.hasSuffix(".self") ? String(written.dropLast(5)) : written
        if name.isEmpty { return false }
        return name.lastPart == type.lastPart || !name.lastPart.beginsWithCapital
    }
}
#endif
