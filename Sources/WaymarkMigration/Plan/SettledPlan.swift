// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The outcome for all sites of a project, and the places of the wrappers that those need which are
/// done.
///
/// Sites stay for which no place serves all targets of their file, and those in files that may
/// not be written, with all that needs them.
struct SettledPlan {
    /// The sites of each file, as they are done or left.
    let sites: [String: [Site]]
    let wrappers: WrapperPlacement
    /// The files that would change and may not be written.
    let readOnly: [String]

    /// - Parameter chosen: The only sites that are done; all that can be when `nil`.
    init(
        _ survey: Survey, _ project: ProjectSources, _ targets: TargetMap,
        _ options: MigrationOptions, chosen: Set<SiteChoice.Key>? = nil
    ) {
        var sites = survey.sites
        var readOnly: Set<String> = []
        while true {
            let all = Plan(sites, levels: options.levels).settled()
            let settled = chosen.map { Self.only($0, of: all, options) } ?? all
            let needs = settled.mapValues(options.wrappers).filter { !$0.value.isEmpty }
            let open = survey.files.filter { !readOnly.contains($0.source.path) }
            let wrappers = WrapperPlacement(needs, in: project, files: open, targets)
            for path in wrappers.unserved {
                sites[path] = sites[path]?.map {
                    $0.wrapper == nil ? $0 : $0.refused(.noPlaceForWrapper)
                }
            }
            let left = Self.leaveMinor(&sites, settled, wrappers, options)
            guard wrappers.unserved.isEmpty, !left else { continue }
            let closed = Self.changing(settled, wrappers, options)
                .filter { options.mayWrite?($0) == false && !readOnly.contains($0) }
            for path in closed { sites[path] = sites[path]?.map(\.locked) }
            readOnly.formUnion(closed)
            if closed.isEmpty {
                (self.sites, self.wrappers, self.readOnly) = (
                    settled, wrappers, readOnly.sorted()
                )
                return
            }
        }
    }

    /// The sites of each file, with those left out that a choice leaves out.
    private static func only(
        _ chosen: Set<SiteChoice.Key>, of settled: [String: [Site]], _ options: MigrationOptions
    ) -> [String: [Site]] {
        Dictionary(
            uniqueKeysWithValues: settled.map { path, sites in
                let kept = sites.compactMap { site -> Site? in
                    if chosen.contains(SiteChoice.Key(path: path, site)) { return site }
                    if case .steps = options.choice { return nil }
                    return options.does(site) ? site.refused(.declined) : site
                }
                return (path, kept)
            })
    }

    /// Leaves sites that are not worth a wrapper and would need one; true if there are some.
    private static func leaveMinor(
        _ sites: inout [String: [Site]], _ settled: [String: [Site]],
        _ wrappers: WrapperPlacement, _ options: MigrationOptions
    ) -> Bool {
        var isAny = false
        for (path, found) in settled {
            let lonely = found.filter { site in
                guard site.isMinor, options.does(site), let wrapper = site.wrapper else {
                    return false
                }
                return !wrappers.has(wrapper, for: path)
            }
            let offsets = Set(lonely.map(\.offset))
            if offsets.isEmpty { continue }
            isAny = true
            sites[path] = sites[path]?.map {
                $0.isMinor && offsets.contains($0.offset) ? $0.refused(.belowFloor) : $0
            }
        }
        return isAny
    }

    /// The files that are there and would be changed.
    private static func changing(
        _ settled: [String: [Site]], _ wrappers: WrapperPlacement, _ options: MigrationOptions
    ) -> Set<String> {
        let rewritten = settled.filter { $0.value.contains(where: options.does) }
        return Set(rewritten.keys).union(wrappers.additions.keys)
    }
}
#endif
