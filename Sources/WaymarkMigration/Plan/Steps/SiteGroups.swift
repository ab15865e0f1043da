// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Sites in groups: those that are done together, or not at all.
struct SiteGroups {
    private let sites: [PlannedSite]
    private var parents: [Int]

    /// Puts those together that need each other.
    init(_ sites: [PlannedSite]) {
        self.sites = sites
        parents = Array(sites.indices)
        let places = Dictionary(grouping: sites.indices) { sites[$0].id }
        for (index, planned) in sites.enumerated() {
            for need in planned.site.needs {
                let needed = places[need.site, default: []].filter {
                    need.rule == nil || need.rule == sites[$0].site.rule
                }
                for other in needed { join(index, other) }
            }
        }
    }

    /// The groups, each in the order of its places, in the order of their first ones.
    var all: [[PlannedSite]] {
        var groups: [Int: [PlannedSite]] = [:]
        var order: [Int] = []
        for index in sites.indices {
            let root = root(of: index)
            if groups[root] == nil { order.append(root) }
            groups[root, default: []].append(sites[index])
        }
        return order.compactMap { groups[$0] }
    }

    /// Puts those of one screen together: sites that need nothing go with the only others of
    /// their type, or with each other where there are none or several.
    func byScreen() -> SiteGroups {
        struct Screen: Hashable { let path, owner: String }
        var joined = self
        let screens = Dictionary(grouping: sites.indices.filter { !sites[$0].owner.isEmpty }) {
            Screen(path: sites[$0].path, owner: sites[$0].owner)
        }
        let sizes = Dictionary(sites.indices.map { (root(of: $0), 1) }, uniquingKeysWith: +)
        for indices in screens.values {
            let isAlone = { (index: Int) in sizes[root(of: index)] == 1 }
            let loose = indices.filter(isAlone)
            let others = Set(indices.filter { !isAlone($0) }.map(root))
            guard let first = loose.first else { continue }
            for index in loose.dropFirst() { joined.join(first, index) }
            if others.count == 1, let other = others.first { joined.join(first, other) }
        }
        return joined
    }

    private func root(of index: Int) -> Int {
        var root = index
        while parents[root] != root { root = parents[root] }
        return root
    }

    private mutating func join(_ a: Int, _ b: Int) {
        let (first, second) = (root(of: a), root(of: b))
        parents[max(first, second)] = min(first, second)
    }
}
#endif
