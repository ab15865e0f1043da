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
        /// What could not be looked at, and why.
        public let problems: [FileProblem]

        /// Looks at all files below the paths; those of each repository are a project of their own.
        /// Of a project that is named in part the rest is read too, because it tells about the part.
        public init(paths: [String], _ options: MigrationOptions) {
            let finder = SourceFinder(paths)
            let whole = WholeProject(around: paths, finder)
            let files = finder.files + whole.others
            let repositories = Repositories.split(files, finder.projectNames)
            var options = options
            if !whole.others.isEmpty {
                options.files = options.files?.intersection(whole.named) ?? whole.named
            }
            var inner = options
            if repositories.count > 1 {
                inner.onStep = options.onStep(amongAll: files.count)
            }
            let parts = repositories.concurrentMapOfUnlikes(size: \.count) { [inner] files in
                let targets = TargetMap(for: files, finder.projectNames)
                return Migration(
                    ProjectSources(files, targets, inner), files, targets, problems: [], inner)
            }
            self.init(parts, finder.files.filter(options.asksFor), finder.problems, options)
        }

        private init(
            _ parts: [Migration], _ files: [String], _ problems: [FileProblem],
            _ options: MigrationOptions
        ) {
            self.files = files
            rules = options.rules.map { $0.name }
            results = parts.flatMap(\.results).sorted { $0.source.path < $1.source.path }
            self.problems = problems + parts.flatMap(\.problems)
        }

        /// All that is to be said, file by file in the order of their paths.
        public var findings: [Finding] { results.concurrentMap(\.findings).flatMap(\.self) }

        /// Looks at one source that is at hand, as standard input is.
        public init(source: SourceText, _ options: MigrationOptions) {
            self.init(
                ProjectSources(ParsedFile(source)), [source.path], TargetMap(), problems: [],
                options)
        }

        private init(
            _ project: ProjectSources, _ paths: [String], _ targets: TargetMap,
            problems: [FileProblem], _ options: MigrationOptions
        ) {
            files = paths.filter(options.asksFor)
            rules = options.rules.map { $0.name }
            let survey = Survey(project, targets, options)
            let (settled, wrappers) = Self.settle(survey, project, targets, options)
            let all = survey.files.concurrentMap { file in
                let path = file.source.path
                defer { options.onStep?(MigrationStep(kind: .planned, total: survey.files.count)) }
                return FileMigration(
                    file: file, sites: settled[path] ?? [], faults: survey.faults[path] ?? [],
                    addition: wrappers.additions[path], options: options
                ).result()
            }
            let new = wrappers.newFiles.map(FileResult.init(new:))
            let found = all.filter {
                $0.isChanged || !$0.entries.isEmpty || !$0.faults.isEmpty || $0.problem != nil
            }
            results = (found + new).sorted { $0.source.path < $1.source.path }
            self.problems =
                problems + Self.problems(of: targets, found, options) + project.problems
                + all.compactMap(\.problem)
        }

        /// What is wrong with the project files around what was found.
        private static func problems(
            of targets: TargetMap, _ results: [FileResult], _ options: MigrationOptions
        ) -> [FileProblem] {
            let unknown = results.filter {
                $0.entries.contains { $0.fate == .refused(.unknownFloor) }
            }
            return targets.problems(
                for: unknown.map(\.source.path), floorIsSaid: !options.floor.isUnknown)
        }

        /// What becomes of the sites, and where the wrappers are written that those need which are
        /// done; sites stay for which no place serves all targets of their file.
        private static func settle(
            _ survey: Survey, _ project: ProjectSources, _ targets: TargetMap,
            _ options: MigrationOptions
        ) -> ([String: [Site]], WrapperPlacement) {
            var sites = survey.sites
            let open = survey.files.filter { !options.locks($0.source.path) }
            while true {
                let settled = Plan(sites, levels: options.levels).settled()
                let needs = settled.mapValues(options.wrappers).filter { !$0.value.isEmpty }
                let wrappers = WrapperPlacement(
                    needs, in: project, files: open, targets)
                if wrappers.unserved.isEmpty { return (settled, wrappers) }
                for path in wrappers.unserved {
                    sites[path] = sites[path]?.map {
                        $0.wrapper == nil ? $0 : $0.refused(.noPlaceForWrapper)
                    }
                }
            }
        }
    }
#endif
