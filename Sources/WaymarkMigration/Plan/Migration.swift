// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// One run over a project: reads, understands, plans, and proves; it writes nothing.
public struct Migration: Sendable {
    /// The files with something to say about, in the order of their paths.
    public let results: [FileResult]
    /// The files that were looked at, as they were named.
    public let files: [String]
    /// The names of the rules that were used.
    public let rules: [String]
    /// The names of the targets around the files, as far as project files say them.
    public let targets: Set<String>
    /// The steps in which the migration can be reviewed and done, where they are asked for.
    public let steps: [PlanStep]
    /// The wrappers that newer systems save, where that is asked for.
    public let floorSaving: FloorSaving?
    /// The files that could not be looked at, and why.
    public let problems: [FileProblem]

    /// Looks at all files below the paths; projects that have nothing to do with each other are
    /// looked at apart. Of one that is named in part the rest is read too, because it tells about
    /// the part.
    public init(paths: [String], _ options: MigrationOptions) {
        let finder = SourceFinder(paths)
        let whole = WholeProject(around: paths, finder)
        let files = finder.files + whole.others
        let parts = Repositories.split(files, finder.projectNames)
        var options = options
        if !whole.others.isEmpty {
            options.files = options.files?.intersection(whole.named) ?? whole.named
        }
        var inner = options
        if parts.count > 1 {
            inner.onStep = options.onStep(amongAll: files.count)
        }
        let runs = parts.concurrentMapOfUnlikes(size: \.files.count) { [inner] part in
            Migration(part, inner)
        }
        self.init(runs, finder.problems, options)
    }

    /// Looks at one part of what is named; nothing is read where nothing is asked for.
    private init(_ part: ProjectPart, _ options: MigrationOptions) {
        let own = options.narrowed(to: part.files, part.targets)
        let read = part.files.contains(where: own.asksFor) ? part.files : []
        self.init(
            ProjectSources(read, part.targets, own), part.files, part.targets,
            configuration: StyleFiles.configuration, own)
    }

    private init(
        _ parts: [Migration], _ problems: [FileProblem], _ options: MigrationOptions
    ) {
        files = parts.flatMap(\.files).sorted()
        rules = options.rules.map { $0.name }
        targets = parts.reduce(into: []) { $0.formUnion($1.targets) }
        steps = parts.flatMap(\.steps).sorted { ($0.risk, $0.files[0]) < ($1.risk, $1.files[0]) }
        results = parts.flatMap(\.results).sorted { $0.source.path < $1.source.path }
        floorSaving = FloorSaving.sum(parts.compactMap(\.floorSaving))
        let all = problems + parts.flatMap(\.problems)
        self.problems =
            options.excludes.isEmpty
            ? all : all.filter { !options.leavesOut(ProjectPath.resolved($0.path)) }
    }

    /// All that is to be said, file by file in the order of their paths.
    public var findings: [Finding] { results.concurrentMap(\.findings).flatMap(\.self) }

    /// Looks at one source that is at hand, as standard input is.
    public init(source: SourceText, _ options: MigrationOptions) {
        self.init(
            ProjectSources(ParsedFile(source)), [source.path], TargetMap(),
            configuration: { _ in StyleConfiguration() }, options)
    }

    private init(
        _ project: ProjectSources, _ paths: [String], _ targets: TargetMap,
        configuration: @escaping @Sendable (String) -> StyleConfiguration,
        _ options: MigrationOptions
    ) {
        files = paths.filter(options.asksFor)
        rules = options.rules.map { $0.name }
        self.targets = targets.targetNames
        var survey = Survey(project, targets, options)
        var plan = SettledPlan(survey, project, targets, options)
        if let answer = options.answerIPad {
            let questions = survey.questions(about: plan.sites)
            if !questions.isEmpty {
                survey.answer(answer(questions))
                plan = SettledPlan(survey, project, targets, options)
            }
        }
        floorSaving =
            options.comparesFloors
            ? FloorSaving(plan, survey, project, targets, options) : nil
        let chooser = SiteChooser(plan.sites, survey.files, options)
        steps = options.plansSteps ? chooser.steps : []
        if let choice = options.choice {
            let chosen = chooser.chosen(by: choice)
            plan = SettledPlan(survey, project, targets, options, chosen: chosen)
        }
        let (settled, wrappers) = (plan.sites, plan.wrappers)
        let faults = survey.faults
        let causes = Causes(of: settled, project.candidates)
        let total = survey.files.count
        let all = survey.files.concurrentMap { file in
            let path = file.source.path
            defer { options.onStep?(MigrationStep(kind: .planned, total: total)) }
            return FileMigration(
                file: file, sites: settled[path] ?? [], faults: faults[path] ?? [],
                addition: wrappers.additions[path], causes: causes, options: options,
                configuration: configuration
            ).result()
        }
        let new = wrappers.newFiles.map(FileResult.init(new:))
        let found = all.filter {
            $0.isChanged || !$0.entries.isEmpty || !$0.faults.isEmpty || $0.problem != nil
        }
        results = (found + new).sorted { $0.source.path < $1.source.path }
        self.problems =
            Self.problems(of: targets, found, options) + project.problems
            + all.compactMap(\.problem)
            + plan.readOnly.map { FileProblem(path: $0, kind: .readOnly) }
    }

    /// Returns the problems of the project files around what was found.
    private static func problems(
        of targets: TargetMap, _ results: [FileResult], _ options: MigrationOptions
    ) -> [FileProblem] {
        let unknown = results.filter {
            $0.entries.contains { $0.disposition == .refused(.unknownFloor) }
        }
        return targets.problems(
            for: unknown.map(\.source.path), floorIsSaid: !options.floor.isUnknown)
    }
}
#endif
