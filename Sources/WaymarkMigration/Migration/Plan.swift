// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What becomes of the sites of a whole project: a site that needs others stays when they stay.
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

        /// The sites of each file, those refused whose needs are not met.
        func settled() -> [String: [Site]] {
            var settled = sites
            var open = done(settled)
            while true {
                settled = settled.mapValues { $0.map { settle($0, open) } }
                let left = done(settled)
                if left == open { return settled }
                open = left
            }
        }

        private func settle(_ site: Site, _ open: Done) -> Site {
            guard case .rewrite = site.outcome,
                let missing = site.needs.first(where: { !open.contains($0) })
            else { return site }
            return site.refused(missing.refusal)
        }

        private func done(_ sites: [String: [Site]]) -> Done {
            var done = Done()
            for (path, sites) in sites {
                for site in sites where isDone(site) {
                    done.rules[SiteID(path: path, offset: site.offset), default: []]
                        .insert(site.rule)
                }
            }
            return done
        }

        private func isDone(_ site: Site) -> Bool {
            if case .rewrite(let level, _) = site.outcome { levels.contains(level) } else { false }
        }
    }

    /// The places that are rewritten, and by which rules.
    private struct Done: Equatable {
        var rules: [SiteID: Set<String>] = [:]

        func contains(_ need: Need) -> Bool {
            guard let rules = rules[need.site] else { return false }
            return need.rule.map(rules.contains) ?? true
        }
    }

    extension Site {
        /// The same place, left as it is.
        func refused(_ refusal: Refusal) -> Site {
            Site(
                rule: rule, offset: offset, subject: subject, outcome: .refuse(refusal),
                needs: needs)
        }
    }
#endif
