// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The options that say what a run may do.
public struct MigrationOptions: Sendable {
    /// The levels that are done; `exact` always is.
    public var levels: Set<Level> = [.exact]
    /// The only rules to use; when empty, all that are not optional.
    public var only: Set<String> = []
    /// Rules to use besides, that are used only when they are asked for.
    public var also: Set<String> = []
    /// Rules that are not used.
    public var skipped: Set<String> = []
    /// The only targets whose files something is said about; all when empty.
    public var targets: Set<String> = []
    /// The files and folders of which nothing is said; they are still read, because they tell
    /// about the others.
    public var excludes: [PathPattern] = []
    /// The oldest systems to assume, whatever the project says.
    public var floor = DeploymentTargets()
    /// The oldest systems to assume where those of the project, or what a person says, are older.
    var leastFloor = DeploymentTargets()
    /// True if it is asked for what newer systems save.
    public var comparesFloors = false
    /// The way to migrate containers that look different on an iPad or a Mac, where the level
    /// `layout` is asked for.
    public var ipad = IPadChoice.stack
    /// Answers what becomes of single containers, whatever the others do; asked once for each
    /// repository, about all that would become a stack, on any thread.
    public var answerIPad: (@Sendable ([IPadQuestion]) -> [SiteID: IPadChoice])?

    /// The way to do only some of the sites; all when `nil`.
    public var choice: SiteChoice?
    /// True if the steps of the migration are asked for.
    public var plansSteps = false

    /// The only files to say something about, as paths of the disk with links followed; all
    /// when `nil`. The others are still read, because they tell about these.
    public var files: Set<String>?

    /// Says of each file that would change whether it may; otherwise nothing is changed there,
    /// and nothing elsewhere that needs a change there.
    public var mayWrite: (@Sendable (String) -> Bool)?

    /// Hears of each file that is done, on any thread.
    public var onStep: (@Sendable (MigrationStep) -> Void)?

    /// Does what is exact, with all rules.
    public init() {}

    /// Says whether a site is rewritten at the levels that are done.
    func does(_ site: Site) -> Bool {
        if case .rewrite(let level, _) = site.outcome { levels.contains(level) } else { false }
    }

    /// The wrappers that the sites need which are done; those that are not worth one take what
    /// is there.
    func wrappers(for sites: [Site]) -> Set<Wrapper> {
        Set(sites.filter { does($0) && !$0.isMinor }.compactMap(\.wrapper))
    }

    /// Hears of the files of one repository among others: what is planned comes again and
    /// again, and tells nothing.
    func onStep(amongAll total: Int) -> (@Sendable (MigrationStep) -> Void)? {
        guard let onStep else { return nil }
        return { step in
            if step.kind == .read { onStep(MigrationStep(kind: .read, total: total)) }
        }
    }

    func asksFor(_ path: String) -> Bool {
        guard files != nil || !excludes.isEmpty else { return true }
        let place = ProjectPath.resolved(path)
        return files?.contains(place) ?? true && !leavesOut(place)
    }

    /// Returns true if nothing is said of a file, which is a path of the disk.
    func leavesOut(_ place: String) -> Bool { excludes.contains { $0.matches(place) } }

    /// Asks only for files of the targets that are asked for.
    func narrowed(to paths: [String], _ map: TargetMap) -> MigrationOptions {
        if targets.isEmpty { return self }
        var narrowed = self
        let wanted = paths.filter { !map.targetNames(of: $0).isDisjoint(with: targets) }
        let places = Set(wanted.map(ProjectPath.resolved))
        narrowed.files = files?.intersection(places) ?? places
        return narrowed
    }

    /// The oldest systems of a target, for systems of which a person said nothing.
    func floor(of target: BuildTarget?) -> DeploymentTargets {
        floor.filled(from: target?.floor ?? DeploymentTargets()).raised(to: leastFloor)
    }

    /// The rules to use, in the order of the catalog.
    var rules: [any Rule.Type] {
        Catalog.rules.filter {
            isWanted($0) && !skipped.contains($0.name)
        }
    }

    private func isWanted(_ rule: any Rule.Type) -> Bool {
        if only.contains(rule.name) || also.contains(rule.name) { return true }
        return only.isEmpty && !rule.isOptional
    }
}
#endif
