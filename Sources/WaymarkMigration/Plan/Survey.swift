// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Asks the rules what they have to say about each file, with all that is known of the project.
struct Survey {
    private let project: ProjectSources
    private let targets: TargetMap
    private var options: MigrationOptions
    private var ipadAnswers: [SiteID: IPadChoice] = [:]
    private let rules: [(rule: any Rule.Type, triggers: Triggers)]
    private let ownNames: OwnNames
    private let shared: [SharedProperty]
    private let navigation: NavigationIndex
    private let takenNames: TakenNames
    private let observableClasses: ObservableClasses
    /// The files that something is to be said about.
    let files: [ParsedFile]
    /// Their sites, in the order in which they stand there; none in a file that does not parse.
    private(set) var sites: [String: [Site]] = [:]
    /// The faults of comments that keep sites from being looked at.
    private(set) var faults: [String: [FileResult.Fault]] = [:]

    init(_ sources: ProjectSources, _ targets: TargetMap, _ options: MigrationOptions) {
        var project = sources
        self.targets = targets
        self.options = options
        rules = options.rules.map { ($0, Triggers($0.triggers)) }
        ownNames = OwnNames(in: project.candidates, options.rules, targets)
        shared = options.rules.compactMap { $0.environmentKey }
            .flatMap { SharedProperty.all(readingKey: $0, in: &project) }
        takenNames = TakenNames(in: &project, targets)
        observableClasses = ObservableClasses(in: &project, targets)
        self.project = project
        var loader = IndexLoader(
            parsed: project.candidates, unread: project.unread, targets)
        navigation = loader.index()
        files = project.candidates.filter { options.asksFor($0.source.path) }
        look(at: files)
    }

    private mutating func look(at files: [ParsedFile]) {
        let found = files.concurrentMap { [self] in look(at: $0) }
        for (file, found) in zip(files, found) {
            sites[file.source.path] = found?.remaining ?? []
            faults[file.source.path] = found?.faults.map { fault($0, in: file) } ?? []
        }
    }

    /// Looks again at the files with containers of which something else is said now.
    mutating func answer(_ answers: [SiteID: IPadChoice]) {
        ipadAnswers = answers
        let paths = Set(answers.keys.map(\.path))
        look(at: files.filter { paths.contains($0.source.path) })
    }

    /// The same with other options, where some files are looked at again.
    func looking(at paths: Set<String>, _ options: MigrationOptions) -> Survey {
        var other = self
        other.options = options
        other.look(at: files.filter { paths.contains($0.source.path) })
        return other
    }

    /// The containers that would become stacks and look different on an iPad or a Mac.
    func questions(about settled: [String: [Site]]) -> [IPadQuestion] {
        let asking = Set(options.rules.filter { $0.asksAboutIPad }.map { $0.name })
        return files.flatMap { file in
            (settled[file.source.path] ?? []).compactMap { site in
                guard asking.contains(site.rule), options.does(site),
                    case .rewrite(.layout, _) = site.outcome
                else { return nil }
                return IPadQuestion(
                    site: SiteID(path: file.source.path, offset: site.offset),
                    place: file.source.place(of: site.offset), subject: site.subject)
            }
        }
    }

    /// The sites of a file and the comments that hide others.
    private func look(at file: ParsedFile) -> IgnoredSites? {
        if file.hasError { return nil }
        let context = context(of: file)
        let found = rules.filter { $0.triggers.areIn(file.source, file.words) }
            .flatMap { $0.rule.sites(in: file, context) }
        let mayChange = found.contains { if case .rewrite = $0.outcome { true } else { false } }
        let numbered = mayChange ? NumberedParameters(in: file) : NumberedParameters()
        let checked = found.map { numbered.checked(takenNames.checked($0, in: file)) }
            .sorted { $0.offset < $1.offset }
        return IgnoredSites(checked, in: file, rules: rules.map { $0.rule.name })
    }

    private func fault(
        _ fault: (fault: IgnoreFault, subject: String, offset: Int), in file: ParsedFile
    ) -> FileResult.Fault {
        FileResult.Fault(
            kind: fault.fault, subject: fault.subject,
            place: file.source.place(of: fault.offset))
    }

    private func context(of file: ParsedFile) -> RuleContext {
        let target = targets.target(of: file.source.path)
        return RuleContext(
            floor: options.floor(of: target),
            isForPhonesOnly: target?.isForPhonesOnly ?? false,
            ownNames: ownNames.seen(from: file),
            shared: shared, navigation: navigation, observableClasses: observableClasses,
            ipad: options.ipad, ipadAnswers: ipadAnswers, levels: options.levels)
    }
}
#endif
