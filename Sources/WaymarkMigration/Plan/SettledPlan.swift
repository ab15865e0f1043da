// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The fate of all sites of a project, and the places of the wrappers that those need which are
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

    init(
        _ survey: Survey, _ project: ProjectSources, _ targets: TargetMap,
        _ options: MigrationOptions
    ) {
        var sites = survey.sites
        var readOnly: Set<String> = []
        while true {
            let settled = Plan(sites, levels: options.levels).settled()
            let needs = settled.mapValues(options.wrappers).filter { !$0.value.isEmpty }
            let open = survey.files.filter { !readOnly.contains($0.source.path) }
            let wrappers = WrapperPlacement(needs, in: project, files: open, targets)
            for path in wrappers.unserved {
                sites[path] = sites[path]?.map {
                    $0.wrapper == nil ? $0 : $0.refused(.noPlaceForWrapper)
                }
            }
            guard wrappers.unserved.isEmpty else { continue }
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

    /// The files that are there and would be changed.
    private static func changing(
        _ settled: [String: [Site]], _ wrappers: WrapperPlacement, _ options: MigrationOptions
    ) -> Set<String> {
        let rewritten = settled.filter { $0.value.contains(where: options.does) }
        return Set(rewritten.keys).union(wrappers.additions.keys)
    }
}
#endif
