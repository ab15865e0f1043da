// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The work that is saved where targets give up systems without the new containers.
public struct FloorSaving: Hashable, Sendable {
    /// The oldest systems with which it is saved.
    public let floor: DeploymentTargets
    /// True if a person said these systems, so that it is saved in this run.
    public let isSaid: Bool
    /// The number of sites that are migrated without a wrapper with these systems alone.
    public let sites: Int
    /// The number of files that would have to take wrappers otherwise.
    public let files: Int

    /// Compares a run with one for other systems; `nil` where that makes no difference.
    ///
    /// - Parameter plan: The plan of the run.
    init?(
        _ plan: SettledPlan, _ survey: Survey, _ project: ProjectSources, _ targets: TargetMap,
        _ options: MigrationOptions
    ) {
        guard let systems = RaisedSystems(in: survey, targets, options) else { return nil }
        let looked = survey.looking(at: systems.paths, systems.options)
        let compared = SettledPlan(looked, project, targets, systems.options)
        let isSaid = systems.areSaid
        let old = isSaid ? compared.plainSites(systems.options) : plan.plainSites(options)
        let new = isSaid ? plan.plainSites(options) : compared.plainSites(systems.options)
        let here = Self.wrapperFiles(plan, survey, project, targets, options)
        let there = Self.wrapperFiles(compared, looked, project, targets, systems.options)
        let files = max(0, isSaid ? there - here : here - there)
        let sites = new.subtracting(old).count
        if sites == 0, files == 0 { return nil }
        self.init(systems.floor, isSaid: isSaid, sites: sites, files: files)
    }

    /// The number of files that wrappers are written into where all code that is added is wanted.
    private static func wrapperFiles(
        _ plan: SettledPlan, _ survey: Survey, _ project: ProjectSources, _ targets: TargetMap,
        _ options: MigrationOptions
    ) -> Int {
        if options.levels.contains(.assisted) { return plan.wrappers.count }
        var options = options
        options.levels.insert(.assisted)
        return SettledPlan(survey, project, targets, options).wrappers.count
    }

    private init(_ floor: DeploymentTargets, isSaid: Bool, sites: Int, files: Int) {
        self.floor = floor
        self.isSaid = isSaid
        self.sites = sites
        self.files = files
    }

    /// The same for several projects; `nil` when it is for none.
    static func sum(_ all: [FloorSaving]) -> FloorSaving? {
        all.first.map { first in
            var floor = first.floor
            for other in all.map(\.floor) {
                for system in other.systems { floor[system] = other[system] }
            }
            return FloorSaving(
                floor, isSaid: first.isSaid, sites: all.map(\.sites).reduce(0, +),
                files: all.map(\.files).reduce(0, +))
        }
    }

    /// The options that say the systems.
    var options: [String] {
        [(DeploymentTargets.System.iOS, "--min-ios"), (.macOS, "--min-macos")]
            .compactMap { system, option in floor[system].map { "\(option) \($0)" } }
    }

    /// One sentence that says what is saved.
    var sentence: String {
        let sites = sites == 1 ? "1 site" : "\(sites) sites"
        let files = files == 1 ? "1 file" : "\(files) files"
        let verbs = isSaid ? ("migrates", "saves") : ("would migrate", "would save")
        return "'\(options.joined(separator: " "))' \(verbs.0) \(sites) without a wrapper"
            + (self.files > 0 ? ", and \(verbs.1) \(files) with wrappers" : "")
    }
}

/// The systems that a run is compared with: those of the project where a person said newer ones,
/// else the first with the new containers.
private struct RaisedSystems {
    /// The newer of the systems that are compared.
    let floor: DeploymentTargets
    let areSaid: Bool
    /// The options of the other run.
    let options: MigrationOptions
    /// The files for which that makes a difference.
    let paths: Set<String>

    /// `nil` where there is no such file.
    init?(in survey: Survey, _ targets: TargetMap, _ options: MigrationOptions) {
        let new = DeploymentTargets.newContainers
        let areSaid = !options.floor.isUnknown && options.floor.has(new)
        var older = options
        if areSaid { older.floor = DeploymentTargets() }
        var lacking = DeploymentTargets()
        var paths: Set<String> = []
        for (path, sites) in survey.sites where !sites.isEmpty {
            let known = older.floor(of: targets.target(of: path))
            for system in [.iOS, .macOS] as [DeploymentTargets.System] {
                guard let version = known[system], let needed = new[system], version < needed
                else { continue }
                lacking[system] = needed
                paths.insert(path)
            }
        }
        if paths.isEmpty { return nil }
        var raised = options
        raised.leastFloor = lacking
        (self.areSaid, self.paths) = (areSaid, paths)
        floor = areSaid ? options.floor : lacking
        self.options = areSaid ? older : raised
    }
}

extension SettledPlan {
    /// The sites that are done without a wrapper.
    fileprivate func plainSites(_ options: MigrationOptions) -> Set<SiteChoice.Key> {
        sites.reduce(into: []) { keys, file in
            for site in file.value where options.does(site) && site.wrapper == nil {
                keys.insert(SiteChoice.Key(path: file.key, site))
            }
        }
    }
}
#endif
