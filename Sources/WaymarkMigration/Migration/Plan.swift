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
                let splitViews = done(settled) { $0.rule == UseNavigationSplitView.name }
                settled = settled.mapValues { $0.map { settle($0, open, splitViews) } }
                let left = done(settled)
                if left == open { return settled }
                open = left
            }
        }

        private func settle(
            _ site: Site, _ open: Set<SiteID>, _ splitViews: Set<SiteID>
        ) -> Site {
            guard case .rewrite = site.outcome else { return site }
            if !site.outerContainers.allSatisfy(splitViews.contains) {
                return site.refused(.nestedContainer)
            }
            return site.needs.allSatisfy(open.contains) ? site : site.refused(site.needsRefusal)
        }

        private func done(
            _ sites: [String: [Site]], where isAsked: (Site) -> Bool = { _ in true }
        ) -> Set<SiteID> {
            var done: Set<SiteID> = []
            for (path, sites) in sites {
                for site in sites where isDone(site) && isAsked(site) {
                    done.insert(SiteID(path: path, offset: site.offset))
                }
            }
            return done
        }

        private func isDone(_ site: Site) -> Bool {
            if case .rewrite(let level, _) = site.outcome { levels.contains(level) } else { false }
        }
    }

    extension Site {
        /// The same place, left as it is.
        func refused(_ refusal: Refusal) -> Site {
            Site(
                rule: rule, offset: offset, subject: subject, outcome: .refuse(refusal),
                needs: needs, needsRefusal: needsRefusal)
        }
    }
#endif
