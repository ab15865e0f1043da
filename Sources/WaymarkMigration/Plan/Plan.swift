// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Settles what becomes of the sites of a whole project: a site that needs others stays when they
/// stay, and waits when they wait for a level that was not asked for.
struct Plan {
    private let levels: Set<Level>
    private var sites: [String: [Site]]

    /// - Parameters:
    ///   - sites: The sites of each file.
    ///   - levels: The levels that are done.
    init(_ sites: [String: [Site]], levels: Set<Level>) {
        self.sites = sites
        self.levels = levels
    }

    /// The sites of each file. Those are refused whose needs cannot be met; those wait whose
    /// needs are met only when another level is done.
    func settled() -> [String: [Site]] {
        var settled = sites
        var open = Open(settled)
        while true {
            settled = settled.mapValues { $0.map { settle($0, open) } }
            let left = Open(settled)
            if left == open { return settled }
            open = left
        }
    }

    private func settle(_ site: Site, _ open: Open) -> Site {
        guard case .rewrite(let level, _) = site.outcome else { return site }
        let met = site.needs.map { (need: $0, levels: open.levels(for: $0)) }
        if let missing = met.first(where: \.levels.isEmpty) {
            return site.refused(missing.need.refusal, because: missing.need.site)
        }
        let late = met.first { $0.levels.isDisjoint(with: levels) }?.levels.min()
        return levels.contains(level) ? late.map(site.waiting) ?? site : site
    }
}

/// The places that can be rewritten: by which rules, and at which levels.
private struct Open: Equatable {
    private var rules: [SiteID: [String: Set<Level>]] = [:]

    init(_ sites: [String: [Site]]) {
        for (path, sites) in sites {
            for site in sites {
                guard case .rewrite(let level, _) = site.outcome else { continue }
                rules[SiteID(path: path, offset: site.offset), default: [:]][
                    site.rule, default: []
                ].insert(level)
            }
        }
    }

    func levels(for need: Need) -> Set<Level> {
        guard let found = rules[need.site] else { return [] }
        if let rule = need.rule { return found[rule] ?? [] }
        return found.values.reduce(into: []) { $0.formUnion($1) }
    }
}

extension Site {
    /// The same place, left as it is, because of another one or for itself.
    func refused(_ refusal: Refusal, because cause: SiteID? = nil) -> Site {
        Site(
            rule: rule, offset: offset, subject: subject, outcome: .refuse(refusal),
            needs: needs, cause: cause)
    }

    /// The same place in a file that cannot be written.
    var locked: Site {
        guard case .rewrite = outcome else { return self }
        return refused(.readOnlyFile)
    }

    /// The same place, rewritten when a level is done that another place asks for.
    fileprivate func waiting(for level: Level) -> Site {
        guard case .rewrite(_, let edits) = outcome else { return self }
        return Site(
            rule: rule, offset: offset, subject: subject, outcome: .rewrite(level, edits),
            needs: needs, wrapper: wrapper, cause: assumed == nil ? nil : cause, isMinor: isMinor,
            assumed: assumed)
    }
}
#endif
